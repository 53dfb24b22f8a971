import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { ParticipantReply } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain'
import { type ReactNode, useId } from 'react'
import { MemberLine } from '../../plan/teams/member-line.tsx'
import { partnerOf, type WaitingPerson, withPartner } from './whole-pairs.ts'

interface PeopleChecklistProps {
  label: string
  people: readonly ParticipantReply[]
  chosenIds: ReadonlySet<string>
  /** Explains that a person belongs to another one who is chosen along. */
  pairText: (name: string) => string
  onToggle: (person: ParticipantReply) => void
  disabled?: boolean
}

/** A checklist of waiting people; pairs that registered together are ticked together. */
export function PeopleChecklist({
  label,
  people,
  chosenIds,
  pairText,
  onToggle,
  disabled = false,
}: PeopleChecklistProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid' }}>
      {people.map((person) => {
        const partner = partnerOf(person, people)
        return (
          <PersonBox
            key={person.id}
            person={person}
            isChosen={chosenIds.has(person.id)}
            disabled={disabled}
            onToggle={() => onToggle(person)}
          >
            {partner && pairText(fullName(partner))}
          </PersonBox>
        )
      })}
    </Box>
  )
}

interface PersonBoxProps {
  person: ParticipantReply
  isChosen: boolean
  disabled: boolean
  onToggle: () => void
  children: ReactNode
}

function PersonBox({ person, isChosen, disabled, onToggle, children }: PersonBoxProps) {
  const boxId = useId()
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'flex-start', borderBottom: 1, borderColor: 'divider', py: 0.5 }}
    >
      <Checkbox
        checked={isChosen}
        disabled={disabled}
        onChange={onToggle}
        slotProps={{ input: { id: boxId, 'aria-label': fullName(person) } }}
        sx={{ ml: -1 }}
      />
      <Box component="label" htmlFor={boxId} sx={{ flex: 1, minWidth: 0, py: 1.25, cursor: 'pointer' }}>
        <MemberLine member={person} />
        {children && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.25 }}>{children}</Box>}
      </Box>
    </Box>
  )
}

/** The selection after a person was ticked or unticked together with their pair. */
export function toggled<Person extends WaitingPerson>(
  person: Person,
  people: readonly Person[],
  chosenIds: readonly string[],
): string[] {
  const unit = withPartner(person, people).map(({ id }) => id)
  const otherIds = chosenIds.filter((id) => !unit.includes(id))
  return chosenIds.includes(person.id) ? otherIds : [...otherIds, ...unit]
}
