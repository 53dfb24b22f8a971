import { shareEvent } from './areas/events/event-script.ts'
import { openDemoOnce, showAccount, startPlayerOnDemand } from './areas/landing/landing-script.ts'
import { closePanels, followLanguage, followSchemeChoice } from './features/shell/shell-script.ts'

// The script of every document: what its page adds where scripts run. Each part finds what it acts on by data attributes.
followLanguage()
followSchemeChoice()
closePanels()
showAccount()
openDemoOnce()
startPlayerOnDemand()
shareEvent()
