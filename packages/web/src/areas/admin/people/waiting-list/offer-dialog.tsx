import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { ParticipantReply, PlaceOffersReply, WaitingListReply } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOfferPlace } from '../../../../features/people/waiting-list/place-offers.api.ts'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { NativeSelect } from '../../../../ui/native-select.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { OfferTerms } from './offer-terms.tsx'
import { offerableUnits } from './offerable-units.ts'
import { waitingPeople } from './waiting-people.ts'

interface OfferDialogProps {
  list: WaitingListReply
  place: { teamId: string; teamNumber: number; places: number }
  /** The people next in order for this team. */
  nextIds: readonly string[]
  offers: PlaceOffersReply
  onClose: () => void
}

/** To whom the place is offered, and for how long it is kept. */
export function OfferDialog({ list, place, nextIds, offers, onClose }: OfferDialogProps) {
  const { t } = useTranslation('offers')
  const titleId = useId()
  const toast = useToast()
  useIssueText()
  const units = offerableUnits(waitingPeople(list), offers, place.places)
  const [chosenId, setChosenId] = useState(nextIds[0])
  const [terms, setTerms] = useState({ validHours: offers.defaultHours, toNext: true })
  const { mutateAsync, isPending, error } = useOfferPlace(useAdminId())
  const unit = units.find((candidate) => candidate.some(({ id }) => id === chosenId)) ?? units[0]
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!unit) return
    const body = { teamId: place.teamId, participantIds: unit.map(({ id }) => id), ...terms }
    if (await mutateAsync(body).then(Boolean, () => false)) {
      toast.success(t('sent'))
      onClose()
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('dialog.title', { number: place.teamNumber })}</DialogTitle>
      <form onSubmit={(event) => void handleSubmit(event)}>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          {unit ? (
            <>
              <UnitField units={units} chosen={unit} nextId={nextIds[0]} onChoose={setChosenId} />
              <OfferTerms
                terms={terms}
                texts={{ hours: t('dialog.hours'), toNext: t('dialog.toNext'), toNextHelp: t('dialog.toNextHelp') }}
                onChange={setTerms}
              />
            </>
          ) : (
            <Alert severity="info">{t('dialog.none')}</Alert>
          )}
          {error && <Alert severity="error">{issueTexts(error).join(' ')}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          {unit && (
            <Button type="submit" variant="contained" loading={isPending}>
              {t('dialog.submit')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface UnitFieldProps {
  units: readonly ParticipantReply[][]
  chosen: readonly ParticipantReply[]
  nextId: string | undefined
  onChoose: (id: string) => void
}

function UnitField({ units, chosen, nextId, onChoose }: UnitFieldProps) {
  const { t } = useTranslation('offers')
  const nameOf = ([root, partner]: readonly ParticipantReply[]) => {
    if (!root) return ''
    const name = partner ? t('dialog.pair', { name: fullName(root), otherName: fullName(partner) }) : fullName(root)
    return root.id === nextId ? t('dialog.next', { name }) : name
  }
  return (
    <NativeSelect
      label={t('dialog.person')}
      value={chosen[0]?.id ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      {units.map((unit) => (
        <option key={unit[0]?.id} value={unit[0]?.id}>
          {nameOf(unit)}
        </option>
      ))}
    </NativeSelect>
  )
}
