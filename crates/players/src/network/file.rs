//! Networks as files: safetensors, with the whole numbers of `1.weights`, `1.biases` and so on.

use safetensors::tensor::{TensorView, serialize};
use safetensors::{Dtype, SafeTensorError, SafeTensors};
use thiserror::Error;

use super::{Layer, Network};

/// A network that cannot be.
#[derive(Debug, Error)]
pub enum NetworkError {
    /// The layers do not fit together.
    #[error("layer {layer} does not fit the one before")]
    Shape {
        /// Its number, from 1.
        layer: usize,
    },
    /// A sum could be larger than what holds it.
    #[error("the weights of layer {layer} are too large")]
    Large {
        /// The number of the layer, from 1.
        layer: usize,
    },
    /// The file is none of tensors, or one is missing.
    #[error(transparent)]
    File(#[from] SafeTensorError),
    /// A tensor holds other numbers.
    #[error("{name} holds {found} numbers instead of {wanted}")]
    Kind {
        /// Its name.
        name: String,
        /// What it holds.
        found: Dtype,
        /// What is wanted.
        wanted: Dtype,
    },
}

/// Under which name the file says how the network was made.
const MADE: &str = "made";

impl Network {
    /// Reads a file.
    ///
    /// # Errors
    /// If it holds no network.
    pub fn read(bytes: &[u8]) -> Result<Self, NetworkError> {
        let file = SafeTensors::deserialize(bytes)?;
        let layer = |number: usize| {
            let weights = numbers(&file, &format!("{number}.weights"), Dtype::I16, i16::from_le_bytes)?;
            let biases = numbers(&file, &format!("{number}.biases"), Dtype::I32, i32::from_le_bytes)?;
            Ok::<_, NetworkError>(Layer { weights, biases })
        };
        Self::new([layer(1)?, layer(2)?, layer(3)?])
    }

    /// The bytes of a file, which also says how the network was made.
    ///
    /// # Errors
    /// If it is too large for a file of this kind.
    pub fn write(&self, made: &str) -> Result<Vec<u8>, NetworkError> {
        let mut tensors = Vec::new();
        let mut inputs = self.inputs();
        for (number, layer) in (1..).zip(&self.0) {
            let weights = layer.weights.iter().flat_map(|weight| weight.to_le_bytes()).collect::<Vec<_>>();
            let biases = layer.biases.iter().flat_map(|bias| bias.to_le_bytes()).collect::<Vec<_>>();
            tensors.push((format!("{number}.weights"), Dtype::I16, vec![layer.units(), inputs], weights));
            tensors.push((format!("{number}.biases"), Dtype::I32, vec![layer.units()], biases));
            inputs = layer.units();
        }
        let views = tensors.iter().map(|(name, kind, shape, bytes)| {
            Ok::<_, NetworkError>((name, TensorView::new(*kind, shape.clone(), bytes)?))
        });
        let views = views.collect::<Result<Vec<_>, _>>()?;
        // One name only: several would stand in any order.
        Ok(serialize(views, Some([(MADE.to_owned(), made.to_owned())].into()))?)
    }

    /// How the network of a file was made, if the file says so.
    ///
    /// # Errors
    /// If the file is none of tensors.
    pub fn made(bytes: &[u8]) -> Result<Option<String>, NetworkError> {
        let (_, header) = SafeTensors::read_metadata(bytes)?;
        Ok(header.metadata().as_ref().and_then(|all| all.get(MADE)).cloned())
    }
}

/// The numbers of a tensor, whose shape the layers tell.
fn numbers<T, const N: usize>(
    file: &SafeTensors<'_>,
    name: &str,
    wanted: Dtype,
    number: fn([u8; N]) -> T,
) -> Result<Vec<T>, NetworkError> {
    let tensor = file.tensor(name)?;
    if tensor.dtype() != wanted {
        return Err(NetworkError::Kind { name: name.to_owned(), found: tensor.dtype(), wanted });
    }
    let (numbers, _) = tensor.data().as_chunks::<N>();
    Ok(numbers.iter().map(|bytes| number(*bytes)).collect())
}
