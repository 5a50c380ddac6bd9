import { directive } from "micromark-extension-directive";
import type { Code, Construct, Extension } from "micromark-util-types";

const SIGN = "::figure";
const COLON = 58;
const PART_OF_A_NAME = /[\p{L}\p{N}_-]/u;

/**
 * `::figure[caption]{#id name="clip" preset="open"}` on a line of its own. It is all that is taken of the generic directives
 * (https://talk.commonmark.org/t/generic-directives-plugins-syntax/444): `1:2`, `10:30`, `:name`, `::other` and `:::` are words.
 */
export function figureSyntax(): Extension {
  const constructs = [directive().flow?.[COLON] ?? []].flat();
  return { flow: { [COLON]: constructs.map(onlyAfterSign) } };
}

function onlyAfterSign(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check(sign, construct.tokenize.call(this, effects, ok, nok), nok);
    },
  };
}

/** `::figure`, and no longer word. */
const sign: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let length = 0;
    return (code) => {
      effects.enter("data");
      return next(code);
    };
    function next(code: Code) {
      if (length === SIGN.length) {
        effects.exit("data");
        return isPartOfName(code) ? nok(code) : ok(code);
      }
      if (code !== SIGN.charCodeAt(length)) return nok(code);
      length += 1;
      effects.consume(code);
      return next;
    }
  },
};

function isPartOfName(code: Code): boolean {
  return code !== null && code > 0 && PART_OF_A_NAME.test(String.fromCharCode(code));
}
