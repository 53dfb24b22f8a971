import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { SeatsBadge } from '../../../features/teams/member-line.tsx'
import { TeamCourse } from '../../../features/teams/team-course.tsx'
import { useIssueText } from '../../../lib/issue-text.ts'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import type { DragItem } from './drag/drag-item.ts'
import { type MoveTarget, targetName } from './move-targets.ts'

interface TargetListProps {
  targets: readonly MoveTarget[]
  onChoose: (target: DragItem) => void
}

export const TargetList = memo(function TargetList({ targets, onChoose }: TargetListProps) {
  const { t } = useTranslation('board')
  return (
    <List aria-label={t('choose.targets')}>
      {targets.map((target) => (
        <li key={target.item.id}>
          <Target target={target} onChoose={onChoose} />
        </li>
      ))}
    </List>
  )
})

function Target({ target, onChoose }: { target: MoveTarget; onChoose: (target: DragItem) => void }) {
  const { t } = useTranslation(['board', 'teams'])
  const { meals } = useAdminDinner()
  const issueText = useIssueText()
  const { team, person, refusal } = target
  const number = t('teams:team', { number: team.teamNumber })
  const content = (
    <>
      <strong>{person ? targetName(target) : number}</strong>
      <Details>
        {person ? number : targetName(target)}
        <TeamCourse team={team} meals={meals} />
        {person && <SeatsBadge numSeats={person.numSeats} />}
      </Details>
    </>
  )
  if (refusal === undefined) {
    return (
      <Choice type="button" onClick={() => onChoose(target.item)}>
        {content}
      </Choice>
    )
  }
  return (
    <Refused>
      {content}
      <span>{issueText(refusal.message, refusal.data)}</span>
    </Refused>
  )
}

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    borderTop: '1px solid var(--mui-palette-divider)',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 64px',
  },
})

const row = { display: 'grid', gap: 2, width: '100%', padding: '10px 8px', textAlign: 'start' } as const

const Choice = styled('button')({
  ...row,
  font: 'inherit',
  color: 'inherit',
  border: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&:focus-visible': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: -3 },
})

const Refused = styled('div')({ ...row, color: 'var(--mui-palette-text-secondary)', fontSize: '0.9375rem' })

const Details = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  fontSize: '0.875rem',
  color: 'var(--mui-palette-text-secondary)',
})
