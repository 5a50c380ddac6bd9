import { cmsEnvironment, installCmsIfNeeded, RegistryAway } from "./cms-project.mjs";

/**
 * Installs Strapi's packages where a stack is asked for that has one in it: all but `--short` and `--content embedded`. Where the registry does
 * not answer, the provider of the project stands in its place, unless Strapi was asked for by name.
 *
 * @param {readonly string[]} asked
 * @param {(env: NodeJS.ProcessEnv) => Promise<void>} [install]
 */
export async function installStrapiFor(asked, install = installCmsIfNeeded) {
  const content = asked.join(" ").match(/--content[ =](\w+)/)?.[1];
  if (content === "embedded" || asked.includes("--short")) return;
  try {
    await install(cmsEnvironment());
  } catch (error) {
    if (!(error instanceof RegistryAway) || content === "strapi") throw error;
    console.log(`Strapi is not installed: ${error.message}.`);
  }
}
