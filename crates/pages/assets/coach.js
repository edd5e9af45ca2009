// The coach: a choice about which it asks was not carried out. It is sent again if the person is sure, and stays chosen
// if not.
import { $ } from "./page.js";
import { swap } from "./swap.js";

export class Coach {
  constructor(table) {
    Object.assign(this, { dialog: $("#coach"), asked: "", meant: "" });
    this.dialog?.addEventListener("submit", () => this.dialog.close());
    this.dialog?.addEventListener("click", ({ target }) => {
      if (!target.closest("#anyway")) return;
      this.dialog.close();
      this.meant = this.asked;
      table.commit();
    });
  }

  // Shows the cells of a question about an act that was sent.
  ask({ seq, action }, cells) {
    this.asked = `${seq} ${action}`;
    swap(cells, undefined, false);
    this.dialog?.showModal();
  }

  // Whether the person has been asked about an act and means it.
  sure({ seq, action }) { return this.meant === `${seq} ${action}`; }
}
