/*
 * A disk that fails on demand. Loaded into a server under test by LD_PRELOAD.
 *
 * Every write, truncation and sync of a file whose path holds ".sqlite" is counted in a plan that the test
 * shares through the file named by MU_DISK_PLAN. Those from number `first` to number `last` fail as `kind` says, or
 * wait until `last` is another number.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum kind { NO_SPACE = 0, BROKEN = 1, SHORT = 2, FULL = 3, READ_ONLY = 4, HANGS = 5 };
enum deed { WRITE, TRUNCATE, SYNC };

struct plan { uint64_t asked, first, last, kind, failed; };

static struct plan *plan(void) {
    static struct plan *shared;
    if (shared) return shared;
    const char *path = getenv("MU_DISK_PLAN");
    int fd = path ? open(path, O_RDWR) : -1;
    if (fd < 0) return NULL;
    void *at = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    return at == MAP_FAILED ? NULL : (shared = at);
}

static int is_database(int fd) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    return strstr(path, ".sqlite") != NULL;
}

static int grows(int fd, off_t at, size_t count) {
    struct stat file;
    if (at < 0) at = lseek(fd, 0, SEEK_CUR);
    return fstat(fd, &file) == 0 && at + (off_t)count > file.st_size;
}

/* How many bytes may be written; -1 if the deed fails, with errno set. */
static ssize_t granted(int fd, enum deed deed, off_t at, size_t count) {
    struct plan *p = plan();
    if (!p || !is_database(fd)) return (ssize_t)count;
    uint64_t number = __atomic_add_fetch(&p->asked, 1, __ATOMIC_SEQ_CST);
    uint64_t last = __atomic_load_n(&p->last, __ATOMIC_SEQ_CST);
    uint64_t first = __atomic_load_n(&p->first, __ATOMIC_SEQ_CST);
    uint64_t kind = __atomic_load_n(&p->kind, __ATOMIC_SEQ_CST);
    if (number < first || number > last) return (ssize_t)count;
    if (kind == FULL && (deed != WRITE || !grows(fd, at, count))) return (ssize_t)count;
    __atomic_add_fetch(&p->failed, 1, __ATOMIC_SEQ_CST);
    if (kind == HANGS) {
        while (number <= __atomic_load_n(&p->last, __ATOMIC_SEQ_CST)) usleep(1000);
        return (ssize_t)count;
    }
    if (kind == SHORT && deed == WRITE && number == first && count > 1) return (ssize_t)(count / 2);
    errno = kind == READ_ONLY ? EROFS : deed == WRITE && kind != BROKEN ? ENOSPC : EIO;
    return -1;
}

#define REAL(name) static __typeof__(name) *real; if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

ssize_t write(int fd, const void *data, size_t count) {
    REAL(write);
    ssize_t most = granted(fd, WRITE, -1, count);
    return most < 0 ? -1 : real(fd, data, (size_t)most);
}

ssize_t pwrite(int fd, const void *data, size_t count, off_t at) {
    REAL(pwrite);
    ssize_t most = granted(fd, WRITE, at, count);
    return most < 0 ? -1 : real(fd, data, (size_t)most, at);
}

ssize_t pwrite64(int fd, const void *data, size_t count, off64_t at) {
    REAL(pwrite64);
    ssize_t most = granted(fd, WRITE, at, count);
    return most < 0 ? -1 : real(fd, data, (size_t)most, at);
}

int ftruncate(int fd, off_t size) {
    REAL(ftruncate);
    return granted(fd, TRUNCATE, 0, 0) < 0 ? -1 : real(fd, size);
}

int ftruncate64(int fd, off64_t size) {
    REAL(ftruncate64);
    return granted(fd, TRUNCATE, 0, 0) < 0 ? -1 : real(fd, size);
}

int fsync(int fd) {
    REAL(fsync);
    return granted(fd, SYNC, 0, 0) < 0 ? -1 : real(fd);
}

int fdatasync(int fd) {
    REAL(fdatasync);
    return granted(fd, SYNC, 0, 0) < 0 ? -1 : real(fd);
}
