import { mdiHeart } from '@mdi/js'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { fulfilledWish } from './fulfilled-wish.ts'

/** For a team whose members wanted each other; nothing for others. */
export function WishHeart({ team }: { team: Pick<TeamReply, 'teamMembers'> }) {
  const { t } = useTranslation('teams')
  const wish = fulfilledWish(team.teamMembers)
  if (wish === undefined) return null
  return <Icon path={mdiHeart} titleAccess={t(`wish.${wish}`)} sx={{ fontSize: '1.125rem', color: 'course.main' }} />
}
