import { defaultFieldResolver, type GraphQLField, type GraphQLFieldResolver, getNamedType, isLeafType } from "graphql";
import type { RequestContext } from "./context.ts";

type Field = GraphQLField<unknown, RequestContext>;

/**
 * Makes each answer of a field count in the budget of the request, also one that is an error. What has fields of its own waits
 * for a turn where others have waited long enough.
 */
export function chargeField(field: Field): void {
  const resolve: GraphQLFieldResolver<unknown, RequestContext> = field.resolve ?? defaultFieldResolver;
  const isLeaf = isLeafType(getNamedType(field.type));
  const charge: typeof resolve = (source, args, context, info) => {
    const count = (length: number) => context.budget.answerField(String(info.path.key).length + length);
    const answered = (value: unknown) => {
      count(isLeaf ? lengthOf(value) : 0);
      return value;
    };
    const failed = (error: unknown) => {
      count(lengthOf(error));
      throw error;
    };
    let value: unknown;
    try {
      value = resolve(source, args, context, info);
    } catch (error) {
      return failed(error);
    }
    return value instanceof Promise ? context.budget.unlessExhausted(value.then(answered, failed)) : answered(value);
  };
  field.resolve = isLeaf
    ? charge
    : (source, args, context, info) => {
        const { budget } = context;
        if (!budget.isTurnOver) return charge(source, args, context, info);
        return budget.unlessExhausted(budget.rest().then(() => charge(source, args, context, info)));
      };
}

/** About as long as the value is in JSON. */
function lengthOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return JSON.stringify(value).length;
}
