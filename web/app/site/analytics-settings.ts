/** Where pages that were read are counted, if an operator has said where. */
export interface AnalyticsSettings {
  key: string;
  host: string;
}
