import { mdiCheck, mdiCircleHalfFull, mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { PlainButton } from '../../kit/button.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'
import { Icon } from '../../kit/icon.tsx'
import { chooseScheme, useSchemeMode } from '../../kit/scheme.ts'
import * as styles from './scheme-switch.css.ts'

const modes = ['system', 'light', 'dark'] as const
const icons = { system: mdiCircleHalfFull, light: mdiWhiteBalanceSunny, dark: mdiWeatherNight }

export function SchemeSwitch() {
  const { t } = useTranslation()
  const mode = useSchemeMode()
  return (
    <Disclosure label={t('scheme.label')} captioned icon={<Icon path={icons[mode]} />} panelClass={styles.panel}>
      {modes.map((choice) => (
        <PlainButton
          type="button"
          key={choice}
          aria-pressed={mode === choice}
          onClick={() => chooseScheme(choice)}
          className={mode === choice ? styles.buttonChosen : styles.button}
        >
          <Icon path={icons[choice]} className={styles.icon} />
          {t(`scheme.${choice}`)}
          {mode === choice && <Icon path={mdiCheck} className={styles.schemeSwitchIcon} />}
        </PlainButton>
      ))}
    </Disclosure>
  )
}
