/** A request's body is below Strapi's limit of a megabyte, and no other waits long behind it. */
const LONGEST = 300_000;
const MOST = 100;

/** Lists of what goes in one request each, in the same order. What is longer than one goes alone. */
export function* cutBatches<Member>(members: readonly Member[]): Generator<Member[]> {
  let batch: Member[] = [];
  let length = 0;
  for (const member of members) {
    const own = Buffer.byteLength(JSON.stringify(member));
    if (batch.length > 0 && (batch.length === MOST || length + own > LONGEST)) {
      yield batch;
      batch = [];
      length = 0;
    }
    batch.push(member);
    length += own;
  }
  if (batch.length > 0) yield batch;
}
