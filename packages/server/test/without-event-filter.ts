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

class WithoutConditions extends OperationNodeTransformer {
  readonly #columns: readonly string[]

  constructor(columns: readonly string[]) {
    super()
    this.#columns = columns
  }

  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { leftOperand } = node
    const isDropped =
      ReferenceNode.is(leftOperand) &&
      ColumnNode.is(leftOperand.column) &&
      this.#columns.includes(leftOperand.column.column.name)
    return isDropped
      ? { ...node, operator: OperatorNode.create('is not'), rightOperand: ValueNode.createImmediate(null) }
      : super.transformBinaryOperation(node)
  }
}

/** A broken store that drops every condition on these columns. */
export function withoutFilter(db: Db, columns: readonly string[]): Db {
  const transformer = new WithoutConditions(columns)
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => transformer.transformNode(node),
    transformResult: async ({ result }) => result,
  }
  return db.withPlugin(plugin)
}

/** One that drops every condition on the event, so that an id alone opens any event's rows. */
export function withoutEventFilter(db: Db): Db {
  return withoutFilter(db, ['dinnerId', 'dinner_id'])
}
