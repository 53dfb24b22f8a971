import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { hasPhone } from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'
import { messageRecipients, type RecipientPool } from '../../../../features/messages/sending/message-recipients.ts'
import { useUnconfirmed } from '../../../../features/people/participants/registrations.api.ts'
import { useRemind } from '../../../../features/people/participants/use-remind.ts'
import { isPartnerMissing, wishesOf } from '../../../../features/people/participants/wish-state.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import type { Composer } from './use-composer.ts'

interface RecipientGroupsProps {
  composer: Composer
  pool: Extract<RecipientPool, { type: 'PARTICIPANT' }>
}

/** People of whom something is missing: one press chooses a group. The unconfirmed get no messages and are reminded instead. */
export function RecipientGroups({ composer, pool }: RecipientGroupsProps) {
  const { t } = useTranslation('mailing')
  const { registrationType } = useAdminDinner().basicDetails
  const { selection, customSelectedIds } = composer.draft.content
  const chosenIds = selection === 'CUSTOM_SELECTION' ? customSelectedIds : []
  const groups = groupsOf(pool).filter(({ total }) => total > 0)
  return (
    <>
      {groups.length > 0 && (
        <Box
          role="group"
          aria-label={t('compose.groups.label')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1.5 }}
        >
          {groups.map(({ name, ids, total }) => {
            const isChosen = chosenIds.length === ids.length && ids.every((id) => chosenIds.includes(id))
            return (
              <Chip
                key={name}
                label={t(`compose.groups.${name}`, { total })}
                aria-pressed={isChosen}
                color={isChosen ? 'primary' : 'default'}
                variant={isChosen ? 'filled' : 'outlined'}
                onClick={() => composer.setCustomRecipients(ids)}
              />
            )
          })}
        </Box>
      )}
      {registrationType !== 'CLOSED' && <UnconfirmedGroup />}
    </>
  )
}

function UnconfirmedGroup() {
  const { t } = useTranslation('mailing')
  const adminId = useAdminId()
  const { unconfirmed, hasMore } = useUnconfirmed(adminId, { all: false })
  const { remindAll, isPending } = useRemind(adminId)
  const count = unconfirmed.length
  if (count === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, pt: 1, color: 'text.secondary' }}>
      <span>{t(hasMore ? 'compose.groups.moreUnconfirmed' : 'compose.groups.unconfirmed', { count })}</span>
      <Button size="small" loading={isPending} onClick={() => void remindAll()}>
        {t('compose.groups.remind')}
      </Button>
    </Box>
  )
}

/** `total`: those whom a message reaches; the second person of a pair may have no mailbox of their own. */
function groupsOf(pool: RecipientGroupsProps['pool']) {
  const wishOf = wishesOf(pool.participants)
  const people = {
    noPhone: pool.participants.filter((person) => !hasPhone(person)),
    partnerMissing: pool.participants.filter((person) => isPartnerMissing(person, wishOf(person))),
  }
  return (['noPhone', 'partnerMissing'] as const).map((name) => {
    const ids = people[name].map(({ id }) => id)
    const total = messageRecipients({ selection: 'CUSTOM_SELECTION', customSelectedIds: ids }, pool).length
    return { name, ids, total }
  })
}
