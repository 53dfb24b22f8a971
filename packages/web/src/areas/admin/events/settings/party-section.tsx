import { mdiPlus } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { afterPartyLocationInput, DinnerReply } from '@running-dinner/contract/events'
import { defaultAfterParty } from '@running-dinner/domain/events'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { AfterPartyFields } from '../../../../features/events/dinners/dinner-fields.tsx'
import {
  useLocateAfterParty,
  useRemoveAfterParty,
  useSaveAfterParty,
} from '../../../../features/events/dinners/dinner-settings.api.ts'
import { countryChoices } from '../../../../features/people/participants/countries.ts'
import { parseCoordinate } from '../../../../features/plan/dinner-routes/parse-coordinate.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { SelectInput, useStoredForm } from '../../../../ui/form/index.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useSavedChange } from '../../messages/notification-status/use-notify-link.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The after party, if there is one. */
export function PartySection() {
  const { t } = useTranslation('settings')
  const { afterPartyLocation } = useAdminDinner()
  const [isAdding, setIsAdding] = useState(false)
  if (afterPartyLocation === null && !isAdding)
    return (
      <SettingsSection id="party">
        <Typography sx={{ mb: 2 }}>{t('party.none')}</Typography>
        <Button variant="outlined" startIcon={<Icon path={mdiPlus} />} onClick={() => setIsAdding(true)}>
          {t('party.add')}
        </Button>
      </SettingsSection>
    )
  return (
    <SettingsSection id="party" intro={t('party.intro')}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <PartyForm
          key={afterPartyLocation ? 'stored' : 'new'}
          location={afterPartyLocation}
          onDone={() => setIsAdding(false)}
        />
        {afterPartyLocation && <PartyPlace location={afterPartyLocation} />}
      </Box>
    </SettingsSection>
  )
}

/** Whether the address was found on the map, and its coordinates by hand where not. */
function PartyPlace({ location }: { location: NonNullable<DinnerReply['afterPartyLocation']> }) {
  const { t } = useTranslation('settings')
  const place = location.geocodingResult
  const storedPlace = place ? `${place.lat.toFixed(5)}, ${place.lng.toFixed(5)}` : ''
  const [typed, setTyped] = useState<string>()
  const [isRefused, setIsRefused] = useState(false)
  const { mutateAsync, isPending } = useLocateAfterParty(useAdminId())
  const toast = useToast()
  const savedChange = useSavedChange()
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const coordinate = parseCoordinate(typed ?? storedPlace)
    setIsRefused(!coordinate)
    if (!coordinate) return
    await mutateAsync(coordinate).then(() => {
      setTyped(undefined)
      void savedChange(t('party.place.done'))
    }, toast.failure)
  }
  return (
    <Box component="form" noValidate onSubmit={(event: FormEvent) => void handleSubmit(event)}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('party.place.label')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t(`party.place.${place?.quality ?? 'none'}`)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          label={t('party.place.coordinates')}
          value={typed ?? storedPlace}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsRefused(false)
          }}
          error={isRefused}
          helperText={t(isRefused ? 'party.place.invalid' : 'party.place.coordinatesHelp')}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          sx={{ flex: '1 1 240px' }}
        />
        <Button type="submit" variant="outlined" loading={isPending} disabled={typed === undefined} sx={{ mt: 1 }}>
          {t('party.place.set')}
        </Button>
      </Box>
    </Box>
  )
}

interface PartyFormProps {
  location: DinnerReply['afterPartyLocation']
  /** Called after saving, and after a new party was discarded. */
  onDone: () => void
}

function PartyForm({ location, onDone }: PartyFormProps) {
  const { t } = useTranslation(['settings', 'common'])
  const adminId = useAdminId()
  const { meals, basicDetails } = useAdminDinner()
  const { geocodingResult: _, ...values } = location ?? defaultAfterParty(meals, basicDetails)
  const form = useStoredForm<PartyValues, PartyValues>(
    () => import('@running-dinner/contract/events').then((file) => file.afterPartyLocationInput),
    values,
  )
  const { mutateAsync } = useSaveAfterParty(adminId)
  const remove = useRemoveParty()
  const savedChange = useSavedChange()
  const wasSent = useDashboard(adminId).data?.standing.routeMails.begun
  const save = async (party: PartyValues) => {
    await mutateAsync(party)
    void savedChange(t('saved'))
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
      <AfterPartyFields
        of=""
        day={basicDetails.date}
        country={
          <SelectInput<PartyValues>
            name="country"
            label={t('party.country')}
            choices={countryChoices(location?.country ?? '', t('party.sameCountry'))}
          />
        }
      />
    </SettingsForm>
  )
}

type PartyValues = z.output<typeof afterPartyLocationInput>

/** Asks, naming what is lost, and removes the after party. True once it is removed. */
function useRemoveParty(): (title: string) => Promise<boolean> {
  const { t } = useTranslation('settings')
  const adminId = useAdminId()
  const confirm = useConfirm()
  const toast = useToast()
  const savedChange = useSavedChange()
  const { mutateAsync } = useRemoveAfterParty(adminId)
  const wasSent = useDashboard(adminId).data?.standing.routeMails.begun
  return async (title) => {
    const isSure = await confirm({
      title: t('party.removal.title'),
      message: (
        <>
          {t('party.removal.text', { title })}
          {wasSent && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {t('party.sent')}
            </Alert>
          )}
        </>
      ),
      confirmLabel: t('party.removal.confirm'),
      destructive: true,
    })
    if (!isSure) return false
    return mutateAsync().then(
      () => {
        void savedChange(t('party.removal.done'))
        return true
      },
      (error: unknown) => {
        toast.failure(error)
        return false
      },
    )
  }
}
