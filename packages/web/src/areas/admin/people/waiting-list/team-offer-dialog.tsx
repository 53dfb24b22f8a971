import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { PlaceOffersReply, WaitingListReply } from '@running-dinner/contract/people'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PeopleChecklist, toggled } from '../../../../features/people/waiting-list/people-checklist.tsx'
import { useOfferTeams } from '../../../../features/people/waiting-list/place-offers.api.ts'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { OfferTerms } from './offer-terms.tsx'
import { offerableUnits } from './offerable-units.ts'
import { waitingPeople } from './waiting-people.ts'

interface TeamOfferDialogProps {
  list: WaitingListReply
  offers: PlaceOffersReply
  onClose: () => void
}

/** Whom new teams are offered: the first in order are ticked, in steps of as many people as new teams need. */
export function TeamOfferDialog({ list, offers, onClose }: TeamOfferDialogProps) {
  const { t } = useTranslation('offers')
  const { options } = useAdminDinner()
  const titleId = useId()
  const toast = useToast()
  useIssueText()
  const { step, most, nextIds } = offers.newTeams
  const people = offerableUnits(waitingPeople(list), offers, Number.POSITIVE_INFINITY).flat()
  const [chosenIds, setChosenIds] = useState<readonly string[]>(nextIds)
  const [terms, setTerms] = useState({ validHours: offers.defaultHours, toNext: true })
  const { mutateAsync, isPending, error } = useOfferTeams(useAdminId())
  const isWhole = chosenIds.length > 0 && chosenIds.length % step === 0 && chosenIds.length <= most
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole) return
    const body = { participants: chosenIds.map((id) => ({ id })), ...terms }
    if (await mutateAsync(body).then(Boolean, () => false)) {
      toast.success(t('sent'))
      onClose()
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('teamsDialog.title')}</DialogTitle>
      <Box
        component="form"
        onSubmit={(event) => void handleSubmit(event)}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          {isWhole ? (
            <Typography>
              {t('teamsDialog.intro', { count: chosenIds.length / options.teamSize, people: chosenIds.length })}
            </Typography>
          ) : (
            <Alert severity="info">{t('teamsDialog.steps', { step, most })}</Alert>
          )}
          <div>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
              <Typography variant="h3">{t('teamsDialog.people')}</Typography>
              <Typography role="status" sx={{ color: 'text.secondary' }}>
                {t('teamsDialog.chosen', { chosen: chosenIds.length, waiting: people.length })}
              </Typography>
            </Box>
            <PeopleChecklist
              label={t('teamsDialog.people')}
              people={people}
              chosenIds={new Set(chosenIds)}
              pairText={(name) => t('teamsDialog.pair', { name })}
              onToggle={(person) => setChosenIds(toggled(person, people, chosenIds))}
            />
          </div>
          <OfferTerms
            terms={terms}
            texts={{
              hours: t('teamsDialog.hours'),
              toNext: t('teamsDialog.toNext'),
              toNextHelp: t('teamsDialog.toNextHelp'),
            }}
            onChange={setTerms}
          />
          {error && <Alert severity="error">{issueTexts(error).join(' ')}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending} disabled={!isWhole}>
            {t('dialog.submit')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
