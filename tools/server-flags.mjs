/**
 * How Node runs the server. The space for young objects is 64 MB instead of 16: an answer's garbage is then mostly
 * dead before it is looked at, which takes a tenth off the processor time of a pricing (docs/benchmarks.md).
 */
export const serverFlags = ["--max-semi-space-size=64"];
