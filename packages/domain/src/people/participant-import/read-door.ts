import { limits } from '../../limits.ts'
import type { DoorFacts } from '../participants/door.ts'
import { readYes } from './cells/read-choice.ts'
import { tidyLine, tidyText } from './cells/tidy-cell.ts'
import type { Cells, ImportField } from './import-fields.ts'
import { type ImportedParticipant, type RowIssue, rowIssue } from './import-row.ts'

/** A text that is too long for a bell or a floor is a description of the way: it becomes part of the note. */
export function readDoor(cells: Cells): DoorFacts {
  const line = (field: ImportField) => tidyLine(cells.get(field) ?? '')
  const [bell, floor] = [line('bellName'), line('floor')]
  const isBell = [...bell].length <= limits.bellName
  const isFloor = [...floor].length <= limits.floor
  const note = [isBell ? '' : bell, isFloor ? '' : floor, tidyText(cells.get('entranceNote') ?? '')]
  return {
    bellName: isBell ? bell : '',
    floor: isFloor ? floor : '',
    entranceNote: note.filter((part) => part !== '').join(', '),
  }
}

type Standby = Pick<ImportedParticipant, 'standbyCook' | 'standbyGuest'>

/** What is neither yes nor no is left open, with a WARNING. */
export function readStandby(cells: Cells): { standby: Standby; issues: RowIssue[] } {
  const issues: RowIssue[] = []
  const read = (field: keyof Standby) => {
    const answer = readYes(tidyLine(cells.get(field) ?? ''))
    if (answer === undefined) issues.push(rowIssue('WARNING', 'value_invalid', field))
    return answer ?? false
  }
  return { standby: { standbyCook: read('standbyCook'), standbyGuest: read('standbyGuest') }, issues }
}
