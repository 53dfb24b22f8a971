import { mdiDownloadOutline, mdiPencilOutline } from '@mdi/js'
import type { OwnRegistration } from '@running-dinner/contract/people'
import { fullName, languageNames } from '@running-dinner/domain'
import { allowsLateChange, eatsEverything } from '@running-dinner/domain/people'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { diets } from '../../../features/people/registration/registration-values.ts'
import { useAnswerTexts } from '../../../features/people/registration-form/use-answer-texts.ts'
import { anchor } from '../../../kit/anchor.css.ts'
import { Button } from '../../../kit/button.tsx'
import { EmailText } from '../../../kit/email-text.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { countryName } from '../../../lib/country-name.ts'
import { formatDate } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { saveFile } from '../../../lib/save-file.ts'
import * as shared from '../self.css.ts'
import { useSelfLink } from '../self-link.ts'
import * as styles from './own-registration.css.ts'

const standbys = ['standbyCook', 'standbyGuest'] as const

export function StoredData({ own, onEdit }: { own: OwnRegistration; onEdit: () => void }) {
  const { t } = useTranslation('registration')
  const chosenDiets = diets.filter((diet) => own[diet]).map((diet) => t(`food.diet.${diet}`))
  const meal = own.dinner.meals.find(({ id }) => id === own.preferredMeal)
  const standby = standbys.filter((name) => own[name]).map((name) => t(`kitchen.${name}`))
  const texts = useAnswerTexts()
  const questions = texts.answers(own.dinner.registrationQuestions, own.answers)
  // The table is the first person's.
  const isSecondPerson = own.partner?.role === 'root'
  const counted = (count: number | undefined) => String(count ?? '')
  return (
    <>
      <dl className={styles.stored}>
        <StoredPart title={t('own.you')}>
          <Stored label={t('you.firstnamePart')}>{own.firstnamePart}</Stored>
          <Stored label={t('you.lastname')}>{own.lastname}</Stored>
          <Stored label={t('you.email')}>
            <EmailText email={own.email} />
          </Stored>
          <Stored label={t('you.mobileNumber')}>{own.mobileNumber}</Stored>
          <Stored label={t('own.language')}>{languageNames[own.languageCode]}</Stored>
          <Stored label={t('you.gender')}>{t(`you.genders.${own.gender}`)}</Stored>
          <Stored label={t('you.age')}>{own.age ? String(own.age) : ''}</Stored>
        </StoredPart>
        <StoredPart title={t('own.address')}>
          <Stored label={t('address.street')}>{`${own.street} ${own.streetNr}`}</Stored>
          <Stored label={t('address.cityName')}>{`${own.zip} ${own.cityName}`}</Stored>
          <Stored label={t('address.country')}>{countryName(own.country) || t('address.sameCountry')}</Stored>
          <Stored label={t('own.addressRemarks')}>{own.addressRemarks}</Stored>
          <Stored label={t('address.bellName')}>{own.bellName}</Stored>
          <Stored label={t('address.floor')}>{own.floor}</Stored>
          <Stored label={t('address.entranceNote')}>{own.entranceNote}</Stored>
        </StoredPart>
        <StoredPart title={t('own.kitchen')}>
          {!isSecondPerson && <Stored label={t('kitchen.numSeats')}>{counted(own.numSeats)}</Stored>}
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
        {(own.partner || own.teamPartnerWishEmail !== '' || !own.hasTeam) && (
          <StoredPart title={t('own.team')}>
            <Team own={own} />
          </StoredPart>
        )}
      </dl>
      <div className={styles.registeredAt}>
        {t('own.registeredAt', { date: formatDate(own.registeredAt) })}
        {own.consent && (
          <>
            <br />
            {t('own.consent', { date: formatDate(own.consent.at), version: own.consent.version })}
          </>
        )}
      </div>
      <div className={styles.actions}>
        {allowsLateChange(own.notEditableBecause ?? undefined) && (
          <Button type="button" onClick={onEdit}>
            <Icon path={mdiPencilOutline} small />
            {t('own.edit')}
          </Button>
        )}
        <Button type="button" variant="outlined" onClick={() => downloadJson(t('own.fileName'), own)}>
          <Icon path={mdiDownloadOutline} small />
          {t('own.download')}
        </Button>
      </div>
    </>
  )
}

function Team({ own }: { own: OwnRegistration }) {
  const { t } = useTranslation('registration')
  const { selfAdminId, participantId } = useSelfLink()
  if (own.partner) return <dd className={styles.team}>{t('own.pair', { name: fullName(own.partner) })}</dd>
  const wish = own.teamPartnerWishEmail
  return (
    <dd className={styles.team}>
      <span>{wish === '' ? t('own.noWish') : t('own.wish', { email: wish })}</span>
      {own.editable && !own.dinner.teamPartnerWishDisabled && (
        <Link to={paths.self.partnerWish(selfAdminId, participantId)} className={anchor.plain}>
          {t('own.changeWish')}
        </Link>
      )}
    </dd>
  )
}

/** Saves the guest's own data as a file, made in the browser. */
function downloadJson(name: string, value: unknown): void {
  saveFile(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), name)
}

function StoredPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.storedPart}>
      <dt className={styles.storedTitle}>{title}</dt>
      {children}
    </div>
  )
}

/** One thing that is stored, also when it is nothing. */
function Stored({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation('registration')
  return (
    <dd className={styles.storedLine}>
      <span className={styles.storedLabel}>{label}</span>
      <span className={styles.storedText}>{children || <span className={shared.muted}>{t('own.none')}</span>}</span>
    </dd>
  )
}
