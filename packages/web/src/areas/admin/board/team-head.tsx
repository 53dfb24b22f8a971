import { mdiDotsVertical, mdiDragVertical, mdiLock } from '@mdi/js'
import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../features/teams/diet-badges.tsx'
import { WishHeart } from '../../../features/teams/wish-heart.tsx'
import { useBoardActions } from './board-actions.ts'
import { ActionsButton } from './board-card-look.ts'
import { grabProps } from './drag/drag-surface.tsx'
import { SmallIcon } from './small-icon.tsx'

/** Number, how it stands, and the actions of a team; `level`: of its heading. */
export function TeamHead({ team, level }: { team: TeamReply; level: 'h3' | 'h4' }) {
  const { t } = useTranslation(['board', 'teams'])
  const { openMenu, isFixed } = useBoardActions()
  const isCancelled = team.status === 'CANCELLED'
  const canDrag = !isCancelled && !isFixed
  return (
    <Head>
      {canDrag && (
        <Grip>
          <SmallIcon path={mdiDragVertical} />
        </Grip>
      )}
      <Title as={level}>{t('teams:team', { number: team.teamNumber })}</Title>
      <WishHeart team={team} />
      {team.locked && <SmallIcon path={mdiLock} title={t('card.locked')} size={18} />}
      {isCancelled && <Chip size="small" color="error" variant="outlined" label={t('teams:status.cancelled')} />}
      {team.status === 'REPLACED' && <Badge label={t('card.replaced')} />}
      {team.onlyGuest && <Badge label={t('teams:status.onlyGuest')} />}
      <ActionsButton
        type="button"
        {...(canDrag ? grabProps : {})}
        aria-label={t('card.actions', { number: team.teamNumber })}
        aria-haspopup="menu"
        onClick={(event) => openMenu({ kind: 'team', id: team.id }, event.currentTarget)}
        style={{ marginInlineStart: 'auto' }}
      >
        <SmallIcon path={mdiDotsVertical} />
      </ActionsButton>
    </Head>
  )
}

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 6 })
const Grip = styled('span')({
  color: 'var(--mui-palette-text-disabled)',
  marginInlineEnd: -4,
  display: 'inline-flex',
  '@media print': { display: 'none' },
})
const Title = styled('h3')({ margin: 0, fontSize: '1rem', fontWeight: 650 })
