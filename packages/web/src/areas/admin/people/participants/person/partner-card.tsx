import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { fullName } from '@running-dinner/domain/people/participants/participant.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePartnerWish } from '../../../../../features/people/participants/partner-wishes.api.ts'
import { paths } from '../../../../../lib/paths.ts'
import { CardSection } from '../../../../../ui/card-section.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../../shell/admin-dinner.ts'
import { WishActions } from '../wish/wish-actions.tsx'
import { wishText } from '../wish/wish-text.ts'

/** The fixed pair, or the state of the wish and the actions on it. */
export function PartnerCard({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation('roster')
  const adminId = useAdminId()
  const { teamPartnerWishDisabled } = useAdminDinner().options
  const { rootTeamPartnerWish: root, childTeamPartnerWish: child } = person
  const other = root ?? child
  if (other !== null) {
    const name = fullName(other)
    return (
      <CardSection
        title={t('detail.partner')}
        aside={
          <MuiLink component={Link} to={paths.admin.participant(adminId, other.participantId)} variant="body2">
            {name}
          </MuiLink>
        }
      >
        <Typography>{t(root ? 'detail.childOf' : 'detail.rootOf', { name })}</Typography>
      </CardSection>
    )
  }
  if (teamPartnerWishDisabled) return null
  return (
    <CardSection title={t('detail.partner')}>
      <WishOf person={person} />
    </CardSection>
  )
}

function WishOf({ person }: { person: ParticipantReply }): ReactNode {
  const { t } = useTranslation('roster')
  const isCancelled = useIsCancelled()
  const { data: wish } = usePartnerWish(useAdminId(), person.id)
  if (!wish || wish.state === null)
    return <Typography sx={{ color: 'text.secondary' }}>{t('detail.noWish')}</Typography>
  return (
    <>
      <Typography>{wishText(t, wish)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, '&:empty': { display: 'none' } }}>
        {person.teamId === null && !isCancelled && <WishActions wish={wish} />}
      </Box>
    </>
  )
}
