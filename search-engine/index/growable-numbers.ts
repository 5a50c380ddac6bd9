/** A list of numbers from 0 to 2³² − 1 that grows, for millions of them. */
export type GrowableNumbers = {
  readonly length: number;
  push(value: number): void;
  /** What has been pushed, without a copy; until the next push. */
  view(): Uint32Array;
  /** Gives back the memory that is reserved for growing. */
  trim(): void;
};

export function createGrowableNumbers(capacity = 1024): GrowableNumbers {
  let numbers = new Uint32Array(capacity);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === numbers.length) {
        const larger = new Uint32Array(Math.max(16, length * 2));
        larger.set(numbers);
        numbers = larger;
      }
      numbers[length] = value;
      length += 1;
    },
    view: () => numbers.subarray(0, length),
    trim() {
      numbers = numbers.slice(0, length);
    },
  };
}
