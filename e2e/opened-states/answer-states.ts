import type { OpenedState } from "./opened-state.ts";

/** What lists, the search page and the conversation answer: whole pages, whose addresses no route names. */
export const ANSWERS: OpenedState[] = [
  ["results of every source", "/search?q=subnet"],
  ["results of one source", "/search?q=subnet&source=subnet"],
  ["a later page of results", "/search?q=subnet&source=subnet&page=2"],
  ["a source without results", "/search?q=Yuma%20Consensus&source=subnet"],
  ["what may have been meant", "/search?q=bitensor"],
  ["nothing found, but something near", "/search?q=zzzz+staking"],
  ["nothing found", "/search?q=zzzzqq"],
  ["a secret withheld from the search", "/search?withheld=secret"],
  ["questions answered", "/lab/ask?q=What+is+a+subnet%3F&q=When+is+the+next+halving%3F"],
  ["a question nothing answers", "/lab/ask?q=How+do+I+bake+bread%3F"],
  ["a secret withheld from the conversation", "/lab/ask?withheld=secret"],
  ["a session of the practice terminal", "/lab/terminal?s=1%0Abtcli+wallet+list%0Abtcli+stake+lits"],
  ["a list narrowed", "/explore?type=guide"],
  ["a later page of a list", "/explore?page=2"],
  ["subnets that are sought and not there", "/subnets?q=zzzzqq"],
  ["two subnets side by side", "/subnets?compare=1,64"],
  ["four subnets side by side", "/subnets?compare=1,4,8,64"],
  ["an address that leads nowhere", "/no-such-page"],
].map(([name = "", path = ""]) => ({ name, path }));
