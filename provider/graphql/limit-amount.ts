import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql";
import type { QueryLimits } from "./limits.ts";

type Amount = { fields: number; aliases: number };

/**
 * Refuses operations of many fields, that repeat fields under many names, or ask for many things at once. Fields are
 * counted as often as fragments bring them in: fragments that spread each other twice double them with each level.
 */
export function limitAmount(limits: Pick<QueryLimits, "fields" | "aliases" | "rootFields">): ValidationRule {
  return (context) => {
    const countAmount = createAmountCounter(context);
    return {
      ...refuseAliasesOfTypename(context),
      OperationDefinition(operation: OperationDefinitionNode) {
        const refuse = (message: string) => context.reportError(new GraphQLError(message, { nodes: operation }));
        const { fields, aliases } = countAmount(operation.selectionSet);
        if (fields > limits.fields) refuse(`The operation has more than ${limits.fields} fields`);
        if (aliases > limits.aliases) refuse(`The operation has more than ${limits.aliases} aliases`);
        if (countRootFields(operation) > limits.rootFields) {
          refuse(`The operation has more than ${limits.rootFields} root fields`);
        }
      },
    };
  };
}

/** Counts each fragment once, however often it is used. One that holds itself is refused by another rule. */
function createAmountCounter(context: ValidationContext) {
  const known = new Map<string, Amount>();

  function countAmount({ selections }: SelectionSetNode): Amount {
    return selections.map(countSelection).reduce(add, { fields: 0, aliases: 0 });
  }

  function countSelection(node: SelectionNode): Amount {
    if (node.kind === Kind.FRAGMENT_SPREAD) return countFragment(node.name.value);
    const inside = node.selectionSet ? countAmount(node.selectionSet) : { fields: 0, aliases: 0 };
    return node.kind === Kind.FIELD ? add(inside, { fields: 1, aliases: node.alias ? 1 : 0 }) : inside;
  }

  function countFragment(name: string): Amount {
    const earlier = known.get(name);
    if (earlier) return earlier;
    known.set(name, { fields: 0, aliases: 0 });
    const fragment = context.getFragment(name);
    const amount = fragment ? countAmount(fragment.selectionSet) : { fields: 0, aliases: 0 };
    known.set(name, amount);
    return amount;
  }

  return countAmount;
}

function add(one: Amount, other: Amount): Amount {
  return { fields: one.fields + other.fields, aliases: one.aliases + other.aliases };
}

/** The budget of a request does not see `__typename`, so under many long names it would be answered for nothing. */
function refuseAliasesOfTypename(context: ValidationContext): ASTVisitor {
  return {
    Field(field: FieldNode) {
      if (!field.alias || field.name.value !== "__typename") return;
      context.reportError(new GraphQLError("The field __typename cannot have an alias", { nodes: field }));
    },
  };
}

function countRootFields({ selectionSet }: OperationDefinitionNode): number {
  return selectionSet.selections.filter(({ kind }) => kind === Kind.FIELD).length;
}
