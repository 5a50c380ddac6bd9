import { GraphQLError, type ListValueNode, type ObjectValueNode, type ValidationRule } from "graphql";

/** Refuses lists and objects of the query text that are nested deeper than `limit`, as variables may not be either. */
export function limitNesting(limit: number): ValidationRule {
  return (context) => {
    let depth = 0;
    const value = {
      enter(node: ListValueNode | ObjectValueNode) {
        depth += 1;
        if (depth !== limit + 1) return;
        context.reportError(new GraphQLError("A value is nested too deeply", { nodes: node }));
      },
      leave() {
        depth -= 1;
      },
    };
    return { ListValue: value, ObjectValue: value };
  };
}
