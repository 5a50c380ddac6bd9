/** What the page can be asked, in every state it has. */
export const STATES = {
  "before anything is searched": "/search",
  "results of every source": "/search?q=subnet",
  "results of one source": "/search?q=subnet&source=subnet",
  "a later page": "/search?q=subnet&source=subnet&page=2",
  "a source without results": "/search?q=Yuma%20Consensus&source=subnet",
  "what may have been meant": "/search?q=bitensor",
  "nothing found, but something near": "/search?q=zzzz+staking",
  "nothing found": "/search?q=zzzzqq",
  "a secret withheld": "/search?withheld=secret",
  "a translated page": "/ko/search?q=%EC%84%9C%EB%B8%8C%EB%84%B7",
};
