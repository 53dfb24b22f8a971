import { mdiDotsVertical, mdiDragVertical, mdiGenderFemale, mdiGenderMale, mdiSilverwareForkKnife } from '@mdi/js'
import { styled } from '@mui/material/styles'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge, DietBadges, DietMarks } from '../../../../features/plan/teams/diet-badges.tsx'
import { SeatsBadge } from '../../../../features/plan/teams/member-line.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { useBoardActions } from './board-actions.ts'
import { BoardColumns, NothingHere } from './board-columns.tsx'
import { cardProps, withinCardProps } from './card-keys.ts'
import { ActionsButton, Notes, PersonBox, SmallIcon, TeamBox, TeamHead, TeamHints } from './card-parts.tsx'
import { dragItemProps } from './drag/drag-item.ts'
import { grabProps } from './drag/drag-surface.tsx'
import { groupByCourse } from './grouping.ts'

interface BoardByCourseProps {
  teams: readonly TeamReply[]
  shownMealId: string | undefined
}

export const BoardByCourse = memo(function BoardByCourse({ teams, shownMealId }: BoardByCourseProps) {
  const { t } = useTranslation('teams')
  const { meals } = useAdminDinner()
  const columns = groupByCourse(teams, meals).map((group) => ({
    meal: group.meal,
    summary: t('count', { count: group.teams.length }),
    content:
      group.teams.length === 0 ? (
        <NothingHere />
      ) : (
        <List>
          {group.teams.map((team) => (
            <TeamOnBoard key={team.id} team={team} />
          ))}
        </List>
      ),
  }))
  return <BoardColumns shownMealId={shownMealId} columns={columns} />
})

// The track is as wide as the list whatever a card out of view was before.
const List = styled('ul')({ margin: 0, padding: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 })

/** A team in the column of its course. Depends on neither address nor drag state, so that neither renders it again. */
const TeamOnBoard = memo(function TeamOnBoard({ team }: { team: TeamReply }) {
  const isCancelled = team.status === 'CANCELLED'
  const { density } = useBoardActions()
  return (
    <TeamBox
      {...cardProps}
      data-compact={density === 'compact' || undefined}
      {...(isCancelled ? { 'data-fixed': '' } : dragItemProps({ kind: 'team', id: team.id }))}
    >
      <TeamHead team={team} level="h3" />
      {density === 'full' && <TeamHints team={team} />}
      <People>
        {team.teamMembers.map((member) => (
          <PersonOnBoard
            key={member.id}
            member={member}
            isHost={!team.onlyGuest && member.id === team.hostTeamMember?.id}
          />
        ))}
      </People>
      {density === 'compact' && <TeamHints team={team} />}
    </TeamBox>
  )
})

const People = styled('ul')({
  margin: '6px 0 0',
  padding: 0,
  display: 'grid',
  // Long names end with an ellipsis instead of pushing the actions out of the card.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  '[data-compact] > &': { margin: 0, gap: 0 },
})

type Member = TeamReply['teamMembers'][number]

const genders = { MALE: mdiGenderMale, FEMALE: mdiGenderFemale, UNDEFINED: undefined }

/** A member of a team: a drag source, a drop target, and a menu of actions. */
const PersonOnBoard = memo(function PersonOnBoard({ member, isHost }: { member: Member; isHost: boolean }) {
  const { t } = useTranslation(['board', 'teams'])
  const { openMenu, isFixed, density } = useBoardActions()
  const dragItem = { kind: 'person', id: member.id } as const
  const name = fullName(member)
  const gender = genders[member.gender]
  return (
    <PersonBox {...dragItemProps(dragItem)}>
      {!isFixed && density === 'full' && (
        <Grip>
          <SmallIcon path={mdiDragVertical} />
        </Grip>
      )}
      {density === 'compact' ? (
        <Line>
          <ShortName title={name}>{name}</ShortName>
          {isHost && <SmallIcon path={mdiSilverwareForkKnife} title={t('card.cooksHere')} size={16} />}
          <DietMarks person={member} />
        </Line>
      ) : (
        <Who>
          <Name>
            {gender && <SmallIcon path={gender} title={t(`teams:gender.${member.gender}`)} size={18} />}
            {name}
          </Name>
          <Notes>
            {isHost && <Badge icon={mdiSilverwareForkKnife} label={t('card.cooksHere')} />}
            <SeatsBadge person={member} />
            <DietBadges person={member} />
          </Notes>
        </Who>
      )}
      <ActionsButton
        type="button"
        {...(isFixed ? {} : grabProps)}
        aria-label={t('card.personActions', { name })}
        aria-haspopup="menu"
        {...withinCardProps}
        onClick={(event) => openMenu(dragItem, event.currentTarget)}
      >
        <SmallIcon path={mdiDotsVertical} />
      </ActionsButton>
    </PersonBox>
  )
})

const Grip = styled('span')({
  color: 'var(--mui-palette-text-disabled)',
  marginInline: -4,
  lineHeight: 1.2,
  '@media print': { display: 'none' },
})
const Line = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  color: 'var(--mui-palette-text-secondary)',
})
const ShortName = styled('span')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
  fontWeight: 550,
  color: 'var(--mui-palette-text-primary)',
  '@media print': { whiteSpace: 'normal' },
})
const Who = styled('span')({ flex: 1, minWidth: 0, display: 'grid', gap: 4 })
const Name = styled('span')({
  fontWeight: 600,
  display: 'flex',
  gap: 4,
  alignItems: 'center',
  overflowWrap: 'anywhere',
})
