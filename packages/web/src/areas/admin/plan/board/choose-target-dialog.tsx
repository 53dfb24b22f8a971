import { mdiMagnify } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import InputAdornment from '@mui/material/InputAdornment'
import { styled } from '@mui/material/styles'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName, type Issue } from '@running-dinner/domain'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { filterTeams, type TeamFilter } from '../../../../features/plan/teams/filter-teams.ts'
import { SeatsBadge } from '../../../../features/plan/teams/member-line.tsx'
import { TeamCourse } from '../../../../features/plan/teams/team-marks.tsx'
import { useLoadedIssueText } from '../../../../lib/issue-text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { TitledDialog } from '../../../../ui/titled-dialog.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { findPerson } from './board-words.ts'
import type { DragItem } from './drag/drag-item.ts'
import { moveOf } from './move-question.ts'
import { useRefusal } from './refusal-of.ts'

type Member = TeamReply['teamMembers'][number]

interface MoveTarget {
  item: DragItem
  team: TeamReply
  /** Undefined where the target is the whole team. */
  person: Member | undefined
  refusal: Issue | undefined
}

/** All members of other teams, or all other teams; possible targets first, then in order of the teams. */
export function moveTargets(
  source: DragItem,
  teams: readonly TeamReply[],
  refusalOf: (source: DragItem, target: DragItem) => Issue | undefined,
): MoveTarget[] {
  const isOwn = (team: TeamReply) =>
    source.kind === 'team' ? team.id === source.id : team.teamMembers.some((member) => member.id === source.id)
  const targets = teams
    .filter((team) => !isOwn(team))
    .flatMap((team) => {
      const people = source.kind === 'person' ? team.teamMembers : [undefined]
      return people.map((person): MoveTarget => {
        const item: DragItem = person ? { kind: 'person', id: person.id } : { kind: 'team', id: team.id }
        return { item, team, person, refusal: refusalOf(source, item) }
      })
    })
  return [...targets.filter(({ refusal }) => !refusal), ...targets.filter(({ refusal }) => refusal)]
}

/** A refusal that all targets share has its reason in the source; undefined where some target is possible. */
export function sharedRefusal(targets: readonly MoveTarget[]): Issue | undefined {
  const first = targets[0]?.refusal
  const isFirst = ({ refusal }: MoveTarget) =>
    refusal?.message === first?.message && refusal?.data?.teamNumber === first?.data?.teamNumber
  return targets.every(isFirst) ? first : undefined
}

/** Targets that match part of a name or the number of the team. */
export function searchTargets(targets: readonly MoveTarget[], text: string): MoveTarget[] {
  const filter: TeamFilter = { text, mealId: undefined, withoutSeats: undefined }
  return targets.filter(({ team, person }) => {
    const searched = person ? { ...team, teamMembers: [person] } : team
    return filterTeams([searched], filter).length > 0
  })
}

function targetName({ team, person }: Pick<MoveTarget, 'team' | 'person'>): string {
  return person ? fullName(person) : team.teamMembers.map(fullName).join(', ')
}

interface ChooseTargetDialogProps {
  source: DragItem
  teams: readonly TeamReply[]
  onChoose: (target: DragItem) => void
  onClose: () => void
}

/** The alternative to dragging: a list of all targets, with the reason for those that are refused. */
export function ChooseTargetDialog({ source, teams, onChoose, onClose }: ChooseTargetDialogProps) {
  const { t } = useTranslation(['board', 'common'])
  const issueText = useLoadedIssueText()
  const words = useSourceWords(source, teams)
  const targets = useTargets(source, teams)
  const [text, setText] = useState('')
  const foundTargets = useDeferredValue(searchTargets(targets, text))
  const shared = sharedRefusal(targets)
  return (
    <TitledDialog open title={words.title} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 1.5, gridAutoRows: 'max-content' }}>
        <Box sx={{ color: 'text.secondary' }}>{words.text}</Box>
        {shared !== undefined ? (
          <Alert severity="warning">{issueText(shared.message, shared.data)}</Alert>
        ) : (
          <>
            <TextField
              type="search"
              autoFocus
              label={t('choose.search')}
              value={text}
              onChange={(event) => setText(event.target.value)}
              slotProps={{
                input: {
                  startAdornment: (
                    <InputAdornment position="start">
                      <Icon path={mdiMagnify} />
                    </InputAdornment>
                  ),
                },
              }}
            />
            <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {foundTargets.length === 0 ? t('choose.nothingFound') : t('choose.found', { count: foundTargets.length })}
            </Box>
            <TargetList targets={foundTargets} onChoose={onChoose} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
      </DialogActions>
    </TitledDialog>
  )
}

function useTargets(source: DragItem, teams: readonly TeamReply[]): MoveTarget[] {
  const refusal = useRefusal(teams)
  const { kind, id } = source
  return useMemo(
    () =>
      moveTargets({ kind, id }, teams, (from, to) => {
        const move = moveOf(from, to)
        return move && refusal(move)
      }),
    [kind, id, teams, refusal],
  )
}

function useSourceWords(source: DragItem, teams: readonly TeamReply[]) {
  const { t } = useTranslation('board')
  if (source.kind === 'team') {
    const number = teams.find((team) => team.id === source.id)?.teamNumber
    return { title: t('choose.teamTitle', { number }), text: t('choose.teamText') }
  }
  const place = findPerson(teams, source.id)
  return {
    title: t('choose.personTitle', { name: place ? fullName(place.person) : '' }),
    text: t('choose.personText', { number: place?.team.teamNumber }),
  }
}

interface TargetListProps {
  targets: readonly MoveTarget[]
  onChoose: (target: DragItem) => void
}

const TargetList = memo(function TargetList({ targets, onChoose }: TargetListProps) {
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
  const issueText = useLoadedIssueText()
  const { team, person, refusal } = target
  const number = t('teams:team', { number: team.teamNumber })
  const content = (
    <>
      <strong>{person ? targetName(target) : number}</strong>
      <Details>
        {person ? number : targetName(target)}
        <TeamCourse team={team} meals={meals} />
        {person && <SeatsBadge person={person} />}
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
    containIntrinsicBlockSize: 'auto 64px',
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
