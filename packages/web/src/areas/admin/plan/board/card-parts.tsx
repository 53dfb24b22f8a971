import { mdiDotsVertical, mdiDragVertical, mdiGenderMaleFemale, mdiLock } from '@mdi/js'
import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import type { TeamReply } from '@running-dinner/contract/plan'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../features/plan/teams/diet-badges.tsx'
import { HostNote, WishHeart } from '../../../../features/plan/teams/team-marks.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { useBoardActions } from './board-actions.ts'
import { withinCardProps } from './card-keys.ts'
import { grabProps } from './drag/drag-surface.tsx'
import { hintsOf } from './hints-of.ts'

/** An icon without MUI's component, because a large board shows several thousand. */
export function SmallIcon({ path, title, size = 20 }: { path: string; title?: string; size?: number }) {
  return (
    <Shape
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
    >
      {title !== undefined && <title>{title}</title>}
      <path d={path} />
    </Shape>
  )
}

const Shape = styled('svg')({ flexShrink: 0, verticalAlign: 'middle' })

/** Plain elements with a class: a large event renders several thousand of them at once. */
export const TeamBox = styled('li')({
  position: 'relative',
  listStyle: 'none',
  padding: 10,
  // Compact: the team beside its people, one line each. All columns have one width, so that people line up: that of a
  // handle, a number of three digits and a button.
  '&[data-compact]': {
    display: 'grid',
    gridTemplateColumns: '122px minmax(0, 1fr)',
    alignItems: 'start',
    padding: '3px 4px 3px 6px',
    containIntrinsicBlockSize: 'auto 64px',
  },
  borderRadius: 12,
  border: '1px solid var(--mui-palette-divider)',
  borderInlineStart: '4px solid var(--course, var(--mui-palette-divider))',
  backgroundColor: 'var(--mui-palette-background-paper)',
  scrollMarginBlock: '140px 120px',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 150px',
  '@media print': { breakInside: 'avoid', contentVisibility: 'visible' },
  cursor: 'grab',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  '&[data-fixed], [data-fixed] &': { cursor: 'default' },
  '&[data-drag-mark="source"]': { opacity: 0.55, outline: '2px dashed var(--mui-palette-text-secondary)' },
  '&[data-drag-mark="possible"]': { outline: '3px solid var(--mui-palette-success-main)' },
  '&[data-drag-mark="refused"]': { outline: '3px dashed var(--mui-palette-error-main)' },
})

export const PersonBox = styled('li')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  listStyle: 'none',
  padding: '4px 0 4px 4px',
  borderRadius: 8,
  scrollMarginBlock: '140px 120px',
  cursor: 'grab',
  '[data-compact] &': { alignItems: 'center', padding: 0, minHeight: 28 },
  '[data-fixed] &': { cursor: 'default' },
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&[data-drag-mark="source"]': { opacity: 0.55, outline: '2px dashed var(--mui-palette-text-secondary)' },
  '&[data-drag-mark="possible"]': { outline: '3px solid var(--mui-palette-success-main)' },
  '&[data-drag-mark="refused"]': { outline: '3px dashed var(--mui-palette-error-main)' },
})

/** Opens the actions of the person or team it belongs to. */
export const ActionsButton = styled('button')({
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  margin: '-4px 0',
  '[data-compact] &': { width: 28, height: 28, margin: 0 },
  padding: 0,
  border: 0,
  borderRadius: 18,
  color: 'var(--mui-palette-text-secondary)',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&:focus-visible': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: -1 },
})

export const Notes = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 6px',
  alignItems: 'center',
  // Of a compact card: a line below team and people, not a cell beside them.
  '[data-compact] > &': { gridColumn: '1 / -1', padding: '0 4px 4px 2px' },
})

/** Below the number of a compact card, in line with it. */
const CancelledChip = styled(Chip)({ '[data-compact] &': { margin: '0 0 4px 20px' } })

function HintText({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Text>
      <SmallIcon path={icon} size={18} />
      {children}
    </Text>
  )
}

const Text = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: 'var(--mui-palette-warning-main)',
})

/** Warnings about a team; most teams have none. */
export const TeamHints = memo(function TeamHints({ team }: { team: TeamReply }) {
  const { t } = useTranslation('board')
  const { options, sessionData } = useAdminDinner()
  const { hosting, gendersDiffer } = hintsOf(team, { ...options, seatsNeeded: sessionData.numSeatsNeededForHost })
  if (hosting === undefined && !gendersDiffer) return null
  return (
    <Notes>
      {hosting && <HostNote warning={hosting} />}
      {gendersDiffer && <HintText icon={mdiGenderMaleFemale}>{t('card.gendersDiffer')}</HintText>}
    </Notes>
  )
})

interface TeamHeadProps {
  team: TeamReply
  level: 'h3' | 'h4'
  /** Of its card: the tab key stops here. */
  isFirst?: boolean
}

/** Number, status and actions of a team; `level` is that of its heading. */
export function TeamHead({ team, level, isFirst = true }: TeamHeadProps) {
  const { t } = useTranslation(['board', 'teams'])
  const { openMenu, isFixed } = useBoardActions()
  const isCancelled = team.status === 'CANCELLED'
  const canDrag = !isCancelled && !isFixed
  return (
    <Head>
      {!isFixed && (
        // A cancelled team keeps the room of the handle, so that all numbers of a column line up.
        <Grip style={canDrag ? undefined : { visibility: 'hidden' }}>
          <SmallIcon path={mdiDragVertical} />
        </Grip>
      )}
      <Title as={level}>{t('teams:team', { number: team.teamNumber })}</Title>
      <WishHeart team={team} />
      {team.locked && <SmallIcon path={mdiLock} title={t('card.locked')} size={18} />}
      {isCancelled && (
        <CancelledChip size="small" color="error" variant="outlined" label={t('teams:status.cancelled')} />
      )}
      {team.status === 'REPLACED' && <Badge label={t('card.replaced')} />}
      {team.onlyGuest && <Badge label={t('teams:status.onlyGuest')} />}
      <ActionsButton
        type="button"
        {...(canDrag ? grabProps : {})}
        aria-label={t('card.actions', { number: team.teamNumber })}
        aria-haspopup="menu"
        {...(isFirst ? {} : withinCardProps)}
        onClick={(event) => openMenu({ kind: 'team', id: team.id }, event.currentTarget)}
        style={{ marginInlineStart: 'auto' }}
      >
        <SmallIcon path={mdiDotsVertical} />
      </ActionsButton>
    </Head>
  )
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  // Marks have the line of the second person, beside which there is nothing else.
  '[data-compact] > &': { columnGap: 4, rowGap: 0 },
  '[data-compact] > & > button': { order: -1 },
})
const Grip = styled('span')({
  order: -1,
  color: 'var(--mui-palette-text-disabled)',
  marginInlineEnd: -4,
  display: 'inline-flex',
  '@media print': { display: 'none' },
})
const Title = styled('h3')({
  order: -1,
  margin: 0,
  fontSize: '1rem',
  fontWeight: 650,
  // As wide as a number of three digits, so that marks have a line of their own beside any number.
  '[data-compact] &': { fontSize: '0.875rem', whiteSpace: 'nowrap', minWidth: 68 },
})
