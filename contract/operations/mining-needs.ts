import { graphql } from "../graphql.ts";

export const GetMiningNeeds = graphql(`
  query getMiningNeeds {
    miningNeeds {
      mainnetId
      gpuMemoryGb
      gpuCount
      ramGb
      diskGb
      cpuCores
      bandwidthMbps
      software
      skills
      newcomers
      readOn
      sourceName
      sourceHref
    }
  }
`);
