import { defaultFieldResolver, type GraphQLField, type GraphQLFieldResolver, getNamedType, isLeafType } from "graphql";
import type { RequestContext } from "./context.ts";

type Field = GraphQLField<unknown, RequestContext>;

/** Makes each answer of a field count in the budget of the request, also one that is an error. */
export function chargeField(field: Field): void {
  const resolve: GraphQLFieldResolver<unknown, RequestContext> = field.resolve ?? defaultFieldResolver;
  const isLeaf = isLeafType(getNamedType(field.type));
  field.resolve = (source, args, context, info) => {
    const name = String(info.path.key).length;
    try {
      const value = resolve(source, args, context, info);
      context.budget.answerField(name + (isLeaf ? lengthOf(value) : 0));
      return value;
    } catch (error) {
      context.budget.answerField(name + lengthOf(error));
      throw error;
    }
  };
}

/** About as long as the value is in JSON. */
function lengthOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return JSON.stringify(value).length;
}
