interface ImportMetaEnv {
  /** Names the build, as `/builds/latest.json` does. */
  readonly BUILD_ID: string;
}

/** What a document has in it of such a module (`inline-scripts.ts`). */
declare module "*.inline.ts?script" {
  const script: string;
  export default script;
}

/** Chromium tells of the line, others do not. */
interface Navigator {
  readonly connection?: { saveData?: boolean; effectiveType?: string };
}
