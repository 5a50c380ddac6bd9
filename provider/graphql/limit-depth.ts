import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type ValidationRule,
} from "graphql";

/** Refuses operations whose fields are nested deeper than `limit`; the outermost field has the depth 0. */
export function limitDepth(limit: number): ValidationRule {
  return (context) => ({
    OperationDefinition(operation: OperationDefinitionNode) {
      const tooDeep = findTooDeep(operation.selectionSet.selections, limit, (name) => context.getFragment(name));
      if (!tooDeep) return;
      const name = operation.name?.value ?? "";
      context.reportError(
        new GraphQLError(`'${name}' exceeds maximum operation depth of ${limit}`, { nodes: tooDeep }),
      );
    },
  });
}

/** The first field below the limit. A fragment is followed once for each depth it is used at, also when it holds itself. */
function findTooDeep(
  selections: readonly SelectionNode[],
  limit: number,
  getFragment: (name: string) => FragmentDefinitionNode | null | undefined,
): SelectionNode | null {
  const followed = new Set<string>();

  function find(nodes: readonly SelectionNode[], depth: number): SelectionNode | null {
    for (const node of nodes) {
      const found = findIn(node, depth);
      if (found) return found;
    }
    return null;
  }

  function findIn(node: SelectionNode, depth: number): SelectionNode | null {
    switch (node.kind) {
      case Kind.FIELD:
        if (node.name.value.startsWith("__")) return null;
        if (depth > limit) return node;
        return node.selectionSet ? find(node.selectionSet.selections, depth + 1) : null;
      case Kind.INLINE_FRAGMENT:
        return find(node.selectionSet.selections, depth);
      case Kind.FRAGMENT_SPREAD: {
        const use = `${depth} ${node.name.value}`;
        if (followed.has(use)) return null;
        followed.add(use);
        return find(getFragment(node.name.value)?.selectionSet.selections ?? [], depth);
      }
    }
  }

  return find(selections, 0);
}
