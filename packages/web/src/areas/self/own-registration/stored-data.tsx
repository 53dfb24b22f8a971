import { mdiDownloadOutline, mdiPencilOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { OwnRegistration } from '@running-dinner/contract/registration.ts'
import { fullName } from '@running-dinner/domain'
import { eatsEverything } from '@running-dinner/domain/people/participants/eats-everything.ts'
import { allowsLateChange } from '@running-dinner/domain/people/registration/own-registration-closed.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { languageNames } from '../../../features/people/registration/language-field.tsx'
import { diets } from '../../../features/people/registration/registration-values.ts'
import { useAnswerTexts } from '../../../features/people/registration-form/use-answer-texts.ts'
import { formatDate } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useSelfLink } from '../self-link.ts'

const standbys = ['standbyCook', 'standbyGuest'] as const

export function StoredData({ own, onEdit }: { own: OwnRegistration; onEdit: () => void }) {
  const { t } = useTranslation('registration')
  const chosenDiets = diets.filter((diet) => own[diet]).map((diet) => t(`food.diet.${diet}`))
  const meal = own.dinner.meals.find(({ id }) => id === own.preferredMeal)
  const standby = standbys.filter((name) => own[name]).map((name) => t(`kitchen.${name}`))
  const texts = useAnswerTexts()
  const questions = texts.answers(own.dinner.registrationQuestions, own.answers)
  const counted = (count: number | undefined) => String(count ?? '')
  return (
    <>
      <Card component="dl" sx={{ m: 0 }}>
        <StoredPart title={t('own.you')}>
          <Stored label={t('you.firstnamePart')}>{own.firstnamePart}</Stored>
          <Stored label={t('you.lastname')}>{own.lastname}</Stored>
          <Stored label={t('you.email')}>{own.email}</Stored>
          <Stored label={t('you.mobileNumber')}>{own.mobileNumber}</Stored>
          <Stored label={t('own.language')}>{languageNames[own.languageCode]}</Stored>
          <Stored label={t('you.gender')}>{t(`you.genders.${own.gender}`)}</Stored>
          <Stored label={t('you.age')}>{own.age ? String(own.age) : ''}</Stored>
        </StoredPart>
        <StoredPart title={t('own.address')}>
          <Stored label={t('address.street')}>{`${own.street} ${own.streetNr}`}</Stored>
          <Stored label={t('address.cityName')}>{`${own.zip} ${own.cityName}`}</Stored>
          <Stored label={t('address.country')}>{own.country || t('address.sameCountry')}</Stored>
          <Stored label={t('own.addressRemarks')}>{own.addressRemarks}</Stored>
          <Stored label={t('address.bellName')}>{own.bellName}</Stored>
          <Stored label={t('address.floor')}>{own.floor}</Stored>
          <Stored label={t('address.entranceNote')}>{own.entranceNote}</Stored>
        </StoredPart>
        <StoredPart title={t('own.kitchen')}>
          <Stored label={t('kitchen.numSeats')}>{counted(own.numSeats)}</Stored>
          <Stored label={t('own.preferredMeal')}>{meal?.label ?? t('kitchen.anyMeal')}</Stored>
          <Stored label={t('own.standby')}>{standby.join(', ')}</Stored>
        </StoredPart>
        <StoredPart title={t('own.food')}>
          <Stored label={t('food.diets')}>
            {chosenDiets.join(', ') || (eatsEverything(own) ? t('review.eatsAll') : '')}
          </Stored>
          {own.dinner.allergenListEnabled && (
            <Stored label={t('own.allergens')}>{texts.allergens(own.allergens).join(', ')}</Stored>
          )}
          <Stored label={t(own.dinner.allergenListEnabled ? 'food.mealSpecificsRest' : 'food.mealSpecificsNote')}>
            {own.mealSpecificsNote}
          </Stored>
          <Stored label={t('own.notes')}>{own.notes}</Stored>
        </StoredPart>
        {questions.length > 0 && (
          <StoredPart title={t('own.questions')}>
            {questions.map(({ id, label, text }) => (
              <Stored key={id} label={label}>
                {text}
              </Stored>
            ))}
          </StoredPart>
        )}
        <StoredPart title={t('own.team')}>
          <Team own={own} />
        </StoredPart>
      </Card>
      <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('own.registeredAt', { date: formatDate(own.registeredAt) })}
        {own.consent && (
          <>
            <br />
            {t('own.consent', { date: formatDate(own.consent.at), version: own.consent.version })}
          </>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        {allowsLateChange(own.notEditableBecause ?? undefined) && (
          <Button variant="contained" startIcon={<Icon path={mdiPencilOutline} />} onClick={onEdit}>
            {t('own.edit')}
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiDownloadOutline} />}
          onClick={() => downloadJson(t('own.fileName'), own)}
        >
          {t('own.download')}
        </Button>
      </Box>
    </>
  )
}

function Team({ own }: { own: OwnRegistration }) {
  const { t } = useTranslation('registration')
  const { selfAdminId, participantId } = useSelfLink()
  if (own.partner) return <Box component="dd">{t('own.pair', { name: fullName(own.partner) })}</Box>
  const wish = own.teamPartnerWishEmail
  return (
    <Box component="dd" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <span>{wish === '' ? t('own.noWish') : t('own.wish', { email: wish })}</span>
      {own.editable && !own.dinner.teamPartnerWishDisabled && (
        <MuiLink component={Link} to={paths.self.partnerWish(selfAdminId, participantId)}>
          {t('own.changeWish')}
        </MuiLink>
      )}
    </Box>
  )
}

/** Saves the guest's own data as a file, made in the browser. */
function downloadJson(name: string, value: unknown): void {
  saveFile(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), name)
}

function StoredPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ px: 2, py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' }, '& dd': { m: 0 } }}>
      <Typography component="dt" variant="h4" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

/** One thing that is stored, also when it is nothing. */
function Stored({ label, children }: { label: string; children: string }) {
  const { t } = useTranslation('registration')
  return (
    <Box component="dd" sx={{ display: 'flex', gap: 2, py: 0.25 }}>
      <Box
        component="span"
        sx={{ flex: '0 0 40%', minWidth: 0, color: 'text.secondary', overflowWrap: 'anywhere', hyphens: 'auto' }}
      >
        {label}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children || (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('own.none')}
          </Box>
        )}
      </Box>
    </Box>
  )
}
