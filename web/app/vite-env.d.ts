interface ImportMetaEnv {
  /** Names the build, as `/builds/latest.json` does. */
  readonly BUILD_ID: string;
}
