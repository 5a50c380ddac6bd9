/** The files as they stand beside the computations that they are held to. */
const FILES = [
  () => import("@learn-bittensor/simulators/vectors/emission.json?raw"),
  () => import("@learn-bittensor/simulators/vectors/issuance.json?raw"),
  () => import("@learn-bittensor/simulators/vectors/liquid_alpha.json?raw"),
  () => import("@learn-bittensor/simulators/vectors/swap.json?raw"),
  () => import("@learn-bittensor/simulators/vectors/subnet_year.json?raw"),
  () => import("@learn-bittensor/simulators/vectors/validator_month.json?raw"),
  () => import("@learn-bittensor/simulators/vectors/yuma.json?raw"),
];

/** Every file of known results that the labs' computations are held to. */
export async function listVectorFiles(): Promise<readonly unknown[]> {
  const texts = await Promise.all(FILES.map((load) => load()));
  return texts.map((file): unknown => JSON.parse(file.default));
}
