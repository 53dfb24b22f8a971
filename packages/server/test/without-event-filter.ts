import {
  type BinaryOperationNode,
  ColumnNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  OperatorNode,
  ReferenceNode,
  ValueNode,
} from 'kysely'
import type { Db } from '../src/platform/db/database.ts'

class WithoutEvent extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { leftOperand } = node
    const isOfEvent =
      ReferenceNode.is(leftOperand) &&
      ColumnNode.is(leftOperand.column) &&
      ['dinnerId', 'dinner_id'].includes(leftOperand.column.column.name)
    return isOfEvent
      ? { ...node, operator: OperatorNode.create('is not'), rightOperand: ValueNode.createImmediate(null) }
      : super.transformBinaryOperation(node)
  }
}

const transformer = new WithoutEvent()
const plugin: KyselyPlugin = {
  transformQuery: ({ node }) => transformer.transformNode(node),
  transformResult: async ({ result }) => result,
}

/** A broken store that drops every condition on the event, so that an id alone opens any event's rows. */
export function withoutEventFilter(db: Db): Db {
  return db.withPlugin(plugin)
}
