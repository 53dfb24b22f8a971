import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { afterPartyLocationInput, type DinnerReply } from '@running-dinner/contract/dinners.ts'
import { defaultAfterParty } from '@running-dinner/domain/dinner/defaults.ts'
import { useTranslation } from 'react-i18next'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import { useSaveAfterParty } from '../../../features/dinners/dinner-settings.api.ts'
import { useStoredForm } from '../../../ui/form/index.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { PartyFields } from './party-fields.tsx'
import type { PartyValues } from './party-values.ts'
import { SettingsForm } from './settings-form.tsx'
import { useRemoveParty } from './use-remove-party.tsx'

interface PartyFormProps {
  location: DinnerReply['afterPartyLocation']
  /** It was stored, or nobody wants one after all. */
  onDone: () => void
}

export function PartyForm({ location, onDone }: PartyFormProps) {
  const { t } = useTranslation(['settings', 'common'])
  const adminId = useAdminId()
  const { meals, basicDetails } = useAdminDinner()
  const { geocodingResult: _, ...values } = location ?? defaultAfterParty(meals, basicDetails)
  const form = useStoredForm<PartyValues, PartyValues>(afterPartyLocationInput, values)
  const { mutateAsync } = useSaveAfterParty(adminId)
  const remove = useRemoveParty()
  const notify = useNotify()
  const wasSent = useDashboard(adminId).data?.standing.routeMails.begun
  const save = async (party: PartyValues) => {
    await mutateAsync(party)
    notify.success(t('saved'))
    onDone()
    return true
  }
  const aside = location ? (
    <Button color="error" onClick={() => void remove(location.title).then((isGone) => isGone && onDone())}>
      {t('party.remove')}
    </Button>
  ) : (
    <Button onClick={onDone}>{t('common:cancel')}</Button>
  )
  return (
    <SettingsForm section="party" form={form} onSave={save} aside={aside}>
      {wasSent && <Alert severity="warning">{t('party.sent')}</Alert>}
      <PartyFields />
    </SettingsForm>
  )
}
