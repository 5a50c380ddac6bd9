import { type FieldNode, GraphQLError, Kind, type OperationDefinitionNode, type ValidationRule } from "graphql";
import type { QueryLimits } from "./limits.ts";

/** Refuses query texts that repeat fields under many names, or ask for many things at once. */
export function limitAmount({ aliases, rootFields }: Pick<QueryLimits, "aliases" | "rootFields">): ValidationRule {
  return (context) => {
    let aliasesSeen = 0;
    return {
      Field(field: FieldNode) {
        if (!field.alias) return;
        aliasesSeen += 1;
        if (aliasesSeen !== aliases + 1) return;
        context.reportError(new GraphQLError(`The query has more than ${aliases} aliases`, { nodes: field }));
      },
      OperationDefinition(operation: OperationDefinitionNode) {
        const fields = operation.selectionSet.selections.filter(({ kind }) => kind === Kind.FIELD);
        if (fields.length <= rootFields) return;
        context.reportError(
          new GraphQLError(`The operation has more than ${rootFields} root fields`, { nodes: operation }),
        );
      },
    };
  };
}
