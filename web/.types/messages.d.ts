declare module "virtual:messages" {
export type Messages = {
  "account": {
    "titles": {
      "login": "Log in",
      "register": "Create an account",
      "forgotPassword": "Forgotten password",
      "resetPassword": "Choose a new password",
      "confirmEmail": "Confirm your e-mail address",
      "profile": "Your profile"
    },
    "leads": {
      "login": "With an account, your progress and bookmarks follow you to every device.",
      "register": "An account keeps what you have read and marked. Everything here can be read without one.",
      "forgotPassword": "Tell us your e-mail address, and we send you a link for choosing a new password.",
      "resetPassword": "You will be signed in here, and signed out everywhere else.",
      "confirmEmail": "One step is left: show us that the address is yours. Then you can sign in.",
      "profile": "What we keep about you, and everything you can do with it."
    },
    "notices": {
      "confirmed": "Your e-mail address is confirmed. You can sign in now.",
      "deleted": "Your account and everything that belonged to it has been deleted.",
      "signed-out-everywhere": "You are signed out on all devices.",
      "session-ended": "You are no longer signed in on this device. That happens after a week, with a new password, and when you sign out on all devices. Please sign in again.",
      "password-changed": "Your password is changed. All other devices are signed out.",
      "saved": "Your changes are saved.",
      "reset-sent": "If there is an account with this address, a message is on its way. The link in it works for one hour.",
      "confirmation-sent": "Look into your mailbox: if an account waits for this confirmation, we have sent it a message. The link in it works for three days."
    },
    "form": {
      "mistakes": "That did not work yet",
      "identifier": "E-mail address or username",
      "username": "Username",
      "usernameHint": "{min} to {max} characters. Only you see it.",
      "email": "E-mail address",
      "emailHint": "We send you a link to confirm it, and later only what you ask for.",
      "password": "Password",
      "passwordHint": "At least {min} characters. Several words in a row are easy to remember and hard to guess.",
      "newPassword": "New password",
      "passwordConfirmation": "The new password once more",
      "currentPassword": "Current password",
      "currentPasswordHint": "Only needed when you change your e-mail address.",
      "showPassword": "Show password",
      "login": "Log in",
      "forgotten": "Forgotten your password?",
      "toRegister": "Create an account",
      "toLogin": "You have an account? Log in",
      "register": "Create account",
      "sendReset": "Send link",
      "reset": "Set new password",
      "confirm": "Confirm address",
      "resendHeading": "Nothing arrived?",
      "resendText": "Look into the spam folder as well. We can send the message again.",
      "resend": "Send again",
      "askAgain": "Ask for a new link"
    },
    "profile": {
      "data": "Account",
      "save": "Save changes",
      "password": "Password",
      "changePassword": "Change password",
      "sessions": "Sessions",
      "sessionsText": "You stay signed in for {days} days on each device. If a device is lost or shared, sign out on all of them.",
      "signOut": "Sign out",
      "signOutEverywhere": "Sign out on all devices",
      "download": "Your data",
      "downloadText": "Everything we keep about you in one file that programs can read: account, progress, bookmarks, quiz attempts, feedback.",
      "downloadFile": "Download my data",
      "delete": "Delete account",
      "deleteText": "Account, progress, bookmarks, quiz attempts and feedback are deleted at once. This cannot be undone; download your data first if you want to keep it.",
      "deleteForGood": "Delete my account for good",
      "keep": "Keep my account"
    },
    "errors": {
      "required": "Please fill in this field.",
      "tooLong": "This is too long.",
      "emailInvalid": "This is not an e-mail address we can write to.",
      "usernameShort": "The username needs at least {min} characters.",
      "usernameLong": "The username can have at most {max} characters.",
      "usernameCharacters": "The username holds characters that are not allowed, such as @ or invisible ones.",
      "usernameMixed": "The username mixes letters of alphabets that look alike. Please use one alphabet.",
      "passwordShort": "The password needs at least {min} characters.",
      "passwordLong": "The password is too long: {max} bytes are possible, and many letters take two or three.",
      "passwordCharacters": "The password holds a character that is not allowed.",
      "passwordCommon": "This password is among the most used ones, and therefore the first to be tried. Please choose another.",
      "passwordLikeName": "The password must not be your username or e-mail address.",
      "passwordsDiffer": "The two passwords are not the same.",
      "passwordSame": "The new password is the current one. Please choose another.",
      "currentPasswordWrong": "This is not your current password.",
      "credentials": "Name or password is wrong.",
      "unconfirmed": "The e-mail address of this account is not confirmed yet.",
      "blocked": "This account is blocked. Please turn to whoever runs this site.",
      "taken": "An account with this username or e-mail address exists already.",
      "mailFailed": "Your account is created, but the message could not be sent. Please have it sent again in a while.",
      "codeInvalid": "This link is used up, too old, or not complete.",
      "confirmationInvalid": "This link is used up, too old, or not complete. If your address is confirmed already, you can sign in.",
      "tooMany": "Too many attempts. Please wait a minute, then try again.",
      "busy": "Many people are signing in right now. Please try again in a few seconds; your entries were not checked yet.",
      "unavailable": "Accounts cannot be reached right now. Nothing was changed; please try again in a while.",
      "unknown": "That did not work, and we do not know why. Please try again."
    }
  },
  "applications": {
    "title": "Applications",
    "description": "Products and tools around the network. They belong to others; we have no part in them."
  },
  "articles": {
    "title": "Articles",
    "description": "Longer reads on how the network came to be what it is, and what has changed.",
    "by": "By {author}",
    "concepts": "Concepts in this article"
  },
  "ask": {
    "title": "Ask our texts",
    "titleOf": "“{question}”",
    "lead": "Ask in your own words. What you get are passages from the texts of this site, word for word, each with a link to where it stands. Nothing is generated.",
    "description": "Ask a question and get the passages of our texts that answer it, word for word.",
    "label": "Your question",
    "placeholder": "What is a subnet?",
    "submit": "Ask",
    "log": "Questions and answers",
    "examplesTitle": "For example",
    "examples": {
      "first": "What is a subnet?",
      "second": "When is the next halving?",
      "third": "How many TAO will there be?",
      "fourth": "What if somebody else knows my coldkey?"
    },
    "looking": "Looking through the texts",
    "found": "{count, plural, one {One passage of our texts fits:} other {# passages of our texts fit:}}",
    "nothing": "None of our texts answers this. Fewer or other words may help.",
    "unavailable": "Passages cannot be looked up right now. Please try again in a minute.",
    "elsewhere": "Look here, or ask somebody who may know:",
    "search": "Search the whole site for it",
    "faq": "Frequent questions",
    "glossary": "Glossary",
    "community": "Community",
    "inEnglish": "(in English)",
    "kept": "The last {count} questions are kept; earlier ones fall away.",
    "startOver": "Start over"
  },
  "colorMode": {
    "toDark": "Switch to dark mode",
    "toLight": "Switch to light mode"
  },
  "community": {
    "title": "Community",
    "description": "Where people who build, mine, validate and study Bittensor talk to one another.",
    "kinds": {
      "chat": "Chat",
      "forum": "Forums",
      "social": "Social networks",
      "source": "Source code",
      "event": "Events",
      "docs": "Documentation",
      "other": "More places"
    }
  },
  "concepts": {
    "title": "Concepts",
    "description": "The ideas Bittensor is made of, from the foundations to the mathematics. Each builds on the ones before.",
    "prerequisites": "Good to know first",
    "related": "Related concepts"
  },
  "consent": {
    "question": "May we count which pages are read?",
    "more": "What that means",
    "yes": "Yes",
    "no": "No",
    "saidYes": "Thank you. The pages you read are counted; you can change this at any time.",
    "saidNo": "Nothing is counted.",
    "refused": "Your browser asks not to be tracked. Nothing is counted."
  },
  "content": {
    "levels": {
      "beginner": "Beginner",
      "intermediate": "Intermediate",
      "advanced": "Advanced"
    },
    "readingMinutes": "{minutes, plural, one {# minute} other {# minutes}} to read",
    "updated": "Updated {date}",
    "source": "Text as Markdown",
    "improve": "Improve this text",
    "updates": "New and changed texts",
    "updatesDescription": "Concepts, guides, articles and subnets, those that were changed last first.",
    "breadcrumbs": "Where you are",
    "onThisPage": "On this page",
    "notTranslated": "This text is not translated yet. You are reading it in English.",
    "partlyTranslated": "Some texts on this page are not translated yet. They are in English.",
    "previousNext": "Previous and next",
    "previous": "Previous",
    "next": "Next",
    "headingLink": "Link to this section",
    "linkCopied": "Link copied"
  },
  "errors": {
    "title": "Oops, something went wrong!",
    "notFound": "Page not found: {path}",
    "notFoundAside": "No miner answers at this address.",
    "unavailable": "The content cannot be reached right now. Please try again in a minute.",
    "unexpected": "This page failed, and it is our fault. It has been noted.",
    "refused": "This request cannot be answered.",
    "nearest": "You may have been looking for",
    "home": "Back to Home",
    "explore": "Explore Bittensor"
  },
  "explore": {
    "map": {
      "title": "What builds on what",
      "description": "Each concept stands behind those it needs. Begin with the first, or point at one to see the way to it.",
      "step": "Step {number}",
      "needs": "Builds on: {titles}"
    },
    "title": "Explore",
    "description": "Everything on this site in one place, by kind and subject.",
    "allTypes": "Everything",
    "types": {
      "concept": "Concept",
      "article": "Article",
      "guide": "Guide",
      "subnet": "Subnet",
      "lab": "Lab",
      "application": "Application",
      "team": "Team"
    },
    "allCategories": "All subjects",
    "filterByType": "By kind",
    "filterByCategory": "By subject",
    "found": "{count, plural, =0 {Nothing matches} one {# entry} other {# entries}}"
  },
  "faq": {
    "title": "Questions and answers",
    "description": "What people ask most, answered briefly, with where to read on.",
    "all": "All questions",
    "topics": {
      "basics": "Basics",
      "tokens": "Tokens",
      "taking-part": "Taking part",
      "safety": "Safety",
      "other": "More"
    }
  },
  "footer": {
    "label": "All sections",
    "getStarted": "Get started",
    "concepts": "Concepts",
    "guides": "Guides",
    "subnets": "Subnets",
    "articles": "Articles",
    "labs": "Labs",
    "explore": "Explore",
    "applications": "Applications",
    "teams": "Teams",
    "resources": "Papers",
    "videos": "Videos",
    "faq": "Questions and answers",
    "community": "Community",
    "about": "About",
    "privacy": "Privacy",
    "rights": "Learn Bittensor. MIT licence."
  },
  "getStarted": {
    "title": "Get started",
    "description": "A few short steps, for what you want to do: look around, hold TAO, build, or own a subnet. No account needed, and no wallet to begin.",
    "stepOf": "Step {number} of {count}",
    "path": "The path",
    "choose": "Choose a path",
    "stepCount": "{count, plural, one {# step} other {# steps}}",
    "concepts": "Read more about it"
  },
  "glossary": {
    "title": "Glossary",
    "description": "The words of the network, each in one or two sentences, with the texts that use it.",
    "related": "See also:",
    "usedIn": "Used in:",
    "more": "{count, plural, one {# more text} other {# more texts}}"
  },
  "guides": {
    "title": "Guides",
    "description": "Step by step, with what you should see and what can go wrong.",
    "duration": "About {minutes, plural, one {# minute} other {# minutes}}",
    "sections": "Sections of this guide",
    "concepts": "Concepts behind this guide"
  },
  "home": {
    "title": "Understand Bittensor",
    "oldTitle": "The old home page",
    "countsLabel": "What there is to read",
    "concepts": "{count, plural, one {concept} other {concepts}}",
    "guides": "{count, plural, one {guide} other {guides}}",
    "subnets": "{count, plural, one {subnet} other {subnets}}",
    "labs": "{count, plural, one {lab} other {labs}}"
  },
  "lab": {
    "blockEmission": {
      "rule": "Rules: block emission by issuance;  to the owner, half of the rest to miners, half to validators and root. Source: subtensor, coinbase, 30 June 2026.  a day.",
      "group": {
        "issuance": "TAO",
        "split": "One block of a subnet"
      },
      "field": {
        "issuance": "Total issuance",
        "recycled": "Recycled each day",
        "years": "Years ahead",
        "alphaIssued": "Alpha the subnet has issued",
        "rootTao": "TAO staked on root",
        "ownerCut": "The owner’s cut is paid",
        "rootPaid": "Root’s part is paid"
      },
      "hint": {
        "recycled": "Recycled TAO leaves the issuance and can be minted again. Burned TAO stays counted. No real rate is on record here: try some.",
        "alphaIssued": "The same staircase holds for each subnet’s alpha, by its own issuance.",
        "rootTao": " were read on . On root a TAO weighs  alpha.",
        "rootPaid": "Only while the moving prices of all subnets sum to more than ; else it is recycled."
      },
      "preset": {
        "september": "September 2026",
        "eve": "On the eve of the first halving",
        "rootStake": "A young subnet",
        "end": "Near the end"
      },
      "source": {
        "september": "Total issuance , read on  (block 9,045,154).",
        "eve": "First halving in mid-December 2025, at : documentation on halving.",
        "rootStake": "Root stake of ; the 100,000 α are an assumption.",
        "end": "After ten and more halvings: an illustration of the rule."
      },
      "tour": {
        "step1": {
          "title": "Where it stands",
          "text": " existed on : half a TAO for each block."
        },
        "step2": {
          "title": "One TAO before the threshold",
          "text": "Just below  a block still mints a whole TAO, 7,200 τ a day."
        },
        "step3": {
          "title": "The threshold",
          "text": "At  half of what remained is gone. From here a block mints half a TAO. No date, no block number decides it."
        },
        "step4": {
          "title": "Recycling",
          "text": "With half of each day’s TAO recycled, the issuance climbs half as fast, and the next halving moves away."
        },
        "step5": {
          "title": "More out than in",
          "text": "Recycle more than is minted and the issuance falls below the threshold again: the emission doubles back. The code allows it."
        },
        "step6": {
          "title": "The subnet’s own clock",
          "text": "At  α a subnet halves too, whatever TAO does. And the more alpha it has issued, the smaller root’s part."
        }
      },
      "predict": {
        "question": "3,600 τ are minted a day. Suppose half of them, 1,800 τ, are recycled every day. When does the next halving come, at ?",
        "option1": "On the same day: it hangs on the block number",
        "option2": "In about twice the time",
        "option3": "Never",
        "answer": "The emission depends on the total issuance alone. If it grows half as fast, it needs twice as long: 2,456 days instead of 1,228 from 11 September 2026."
      },
      "told": {
        "now": "With {issued} τ issued, a block mints {perBlock} τ, which is {perDay} τ a day. The next halving comes at {next} τ.",
        "end": "With {issued} τ issued, nothing is minted any more.",
        "halving": "At this rate it comes in {days, plural, one {# day} other {# days}}.",
        "noHalving": "At this rate it does not come within {years, plural, one {# year} other {# years}}.",
        "split": "Of {alpha} α in a block, the owner gets {owner}, miners {miners}, validators and those who stake with them {validators}, root {root}.",
        "splitRecycled": "Of {alpha} α in a block, the owner gets {owner}, miners {miners}, validators and those who stake with them {validators}; root’s {root} are recycled."
      },
      "figure": {
        "issued": "Issued so far",
        "perBlock": "New per block",
        "perDay": "New per day",
        "halvings": "Halvings so far",
        "next": "Next halving at",
        "root": "Root’s part of the validators’ half",
        "allIssued": "Everything is issued",
        "none": "None"
      },
      "chart": {
        "staircase": "Emission by issuance",
        "issuance": "Issuance over the years",
        "split": "Who gets a block’s alpha"
      },
      "axis": {
        "issuance": "TAO issued",
        "perBlock": "TAO per block",
        "years": "Years from now",
        "who": "Recipient",
        "alpha": "Alpha per block"
      },
      "series": {
        "perBlock": "TAO per block",
        "now": "Now",
        "issuance": "Issuance",
        "without": "Without recycling"
      },
      "who": {
        "owner": "Owner",
        "miners": "Miners",
        "validators": "Validators",
        "root": "Root"
      },
      "formula": {
        "emission": "Emission E of a block at issuance T",
        "root": "Root proportion r",
        "split": "The validators’ half (A is the block’s alpha)"
      }
    },
    "frame": {
      "settings": "Settings",
      "outcome": "Result",
      "presets": "Real situations",
      "undo": "Undo",
      "redo": "Redo",
      "reset": "Reset",
      "copyLink": "Copy link",
      "copied": "The link to these settings is copied.",
      "notCopied": "The browser does not let us copy. This is the link:",
      "exactly": "{label}, exactly",
      "table": "The numbers as a table",
      "formula": "Show the formula with these numbers",
      "computing": "Computing …",
      "cancel": "Cancel",
      "cancelled": "Cancelled. What you see is the last result.",
      "computeAgain": "Compute again",
      "kept": "What is shown is the last state that worked.",
      "predict": {
        "title": "Predict first",
        "show": "Show what happens",
        "optional": "You can also skip this. Your guess is kept in this browser only.",
        "guessed": "Your guess: {option}",
        "right": "That is what happens.",
        "other": "Something else happens.",
        "seeAgain": "Set it up again",
        "again": "Guess again"
      },
      "tour": {
        "title": "Guided tour",
        "offer": "{count} short steps. Each sets the lab and says what to look for.",
        "start": "Start the tour",
        "step": "Step {step} of {count}",
        "back": "Back",
        "next": "Next",
        "end": "End the tour"
      },
      "fault": {
        "number": "“{text}” cannot be used. {label}: a number from {min} to {max}.",
        "whole": "“{text}” cannot be used. {label}: a whole number from {min} to {max}."
      },
      "link": {
        "future": "This link was made by a newer version of the lab (format {part}). It cannot be opened here; nothing was changed.",
        "unreadable": "This link is damaged at “{part}” and cannot be opened. Nothing was changed."
      }
    },
    "pool": {
      "rule": "Rule: weighted Balancer pool, on mainnet since 25 June 2026, last read on 11 September 2026. Source: subtensor, pallets/swap.",
      "group": {
        "trade": "Trade",
        "pool": "Pool",
        "weights": "Weights",
        "there": "Pool of the other subnet",
        "protection": "Price protection",
        "more": "Fee and emission"
      },
      "field": {
        "side": "What you do",
        "amount": "Amount you give",
        "curve": "Kind of pool",
        "tao": "TAO in the pool",
        "alpha": "Alpha in the pool",
        "weight": "Weight of TAO",
        "protection": "If the price moves too far",
        "tolerance": "Tolerance",
        "fee": "Fee in 65,535ths",
        "injectTao": "TAO injected before",
        "injectAlpha": "Alpha injected before",
        "taoThere": "TAO in the other pool",
        "alphaThere": "Alpha in the other pool",
        "weightThere": "Weight of TAO in the other pool"
      },
      "hint": {
        "curve": "The weighted pool is how it is. The constant product is how it was in early 2025. The superellipse was a proposal in October 2026.",
        "weight": "From  to 0.99. At 0.5 the pool is a constant product.",
        "tolerance": "btcli uses  unless you say otherwise.",
        "fee": "33 is the default:  of what you give. It goes to the author of the block.",
        "injectTao": "Emission entering the pool moves the weights, not the price."
      },
      "option": {
        "side": {
          "buy": "Stake: TAO for alpha",
          "sell": "Unstake: alpha for TAO",
          "move": "Move stake to another subnet"
        },
        "curve": {
          "balancer": "Weighted pool (now)",
          "constant": "Constant product (history, 2025)",
          "superellipse": "Superellipse (proposal)"
        },
        "protection": {
          "none": "Swap anyway",
          "safe": "Do nothing",
          "partial": "Swap the part that fits"
        }
      },
      "preset": {
        "subnet14": "100 τ into subnet 14’s pool",
        "shallow": "5 τ into a very small pool",
        "safe": "A large order with the safe mode",
        "history": "The same pool in early 2025",
        "proposal": "The proposed curve"
      },
      "source": {
        "subnet14": "20,358.84 τ and 852,213 α: the console output in the documentation’s page on slippage (2025).",
        "shallow": "10 τ and 100 α without a fee: the worked example of the same page.",
        "safe": "btcli’s default: refuse if the price moves by more than .",
        "history": "Dynamic TAO whitepaper, February 2025.",
        "proposal": "Branch of subtensor’s documentation, October 2026. Not live."
      },
      "tour": {
        "step1": {
          "title": "A drop in the sea",
          "text": "1 τ in a pool of 20,359 τ. You receive very nearly what the price promises; only the fee is felt."
        },
        "step2": {
          "title": "A wave",
          "text": "2,000 τ are a tenth of the pool. Each TAO you add makes the next alpha dearer, so the curve bends below the straight line."
        },
        "step3": {
          "title": "A limit",
          "text": "With a tolerance of 2 % only the part that keeps the price within the limit is swapped. The rest stays with you."
        },
        "step4": {
          "title": "Weights",
          "text": "With a weight of 0.3 for TAO the same reserves mean another price, and a purchase moves it more."
        },
        "step5": {
          "title": "Emission enters",
          "text": "5,000 τ are injected before your trade. The price stays: the weight of TAO rises instead."
        },
        "step6": {
          "title": "Two pools",
          "text": "Moving stake sells here and buys there. The fee is taken once, slippage twice."
        }
      },
      "predict": {
        "question": "A pool holds 100 τ and 5,000 α, so one alpha costs 0.02 τ. You stake 100 τ, as much as the pool holds. How much alpha do you receive?",
        "option1": "5,000 α: 100 τ divided by the price",
        "option2": "2,500 α: half of what the price promises",
        "option3": "Nothing: the order is too large",
        "answer": "At equal weights you receive α·Δτ/(τ+Δτ) = 5,000·100/200 = 2,500 α. Your own purchase moves the price from 0.02 to 0.08 τ; half is lost to slippage."
      },
      "problem": {
        "emptyPool": "A pool with an empty side has no price: nothing can be swapped. Put TAO and alpha into it.",
        "tinyPool": "A reserve below 0.001 is less than the chain swaps with.",
        "tooLarge": "The amount is more than 1,000 times the pool’s reserve. The chain refuses such an order.",
        "beyondEllipse": "The ellipse has no room for this amount: its price would reach its end."
      },
      "told": {
        "buy": "For {amount} τ you receive {out} α, {slippage} less than at the price before. The price rises from {before} to {after} τ.",
        "sell": "For {amount} α you receive {out} τ, {slippage} less than at the price before. The price falls from {before} to {after} τ.",
        "move": "{amount} α become {tao} τ here and {out} α there. {slippage} are lost to slippage here, {slippageThere} there. The price here falls from {before} to {after} τ.",
        "price-limit": "Nothing is swapped: the order would move the price beyond the limit of {limit} τ.",
        "nothing-out": "Nothing is swapped: the amount is too small for the pool to pay anything out.",
        "partial": "The limit of {limit} τ is reached: {left} stay with you.",
        "injected": {
          "balancer": "Before that, {tao} τ and {alpha} α entered the pool as emission; the price stayed and the weight of TAO became {weight}.",
          "constant": "Before that, {tao} τ and {alpha} α entered the pool as emission, in the ratio of the price; what did not fit was left out.",
          "superellipse": "Before that, {tao} τ and {alpha} α entered the pool as emission; the price and its response to trades stayed."
        }
      },
      "figure": {
        "received": "You receive",
        "slippage": "Slippage",
        "fee": "Fee",
        "priceBefore": "Price before",
        "priceAfter": "Price after",
        "taoBetween": "TAO between the pools",
        "slippageThere": "Slippage there",
        "priceThere": "Price there after",
        "left": "Stays with you",
        "weight": "Weight of TAO"
      },
      "chart": {
        "received": "What you receive for more and for less",
        "price": "The price after the trade"
      },
      "axis": {
        "amount": "Amount you give",
        "received": "Received",
        "price": "TAO per alpha"
      },
      "series": {
        "received": "Received",
        "ideal": "At the price before",
        "now": "Your trade",
        "price": "Price here",
        "priceThere": "Price there",
        "limit": "Limit"
      },
      "formula": {
        "price": "Price",
        "payout": "What is paid out (Δ is what enters after the fee)",
        "slippage": "Slippage",
        "ideal": "at the price before",
        "ellipse": "What is paid out on the ellipse (q is what enters after the fee)",
        "scales": "Its scales"
      }
    },
    "registrationMarket": {
      "rule": "Rules: price ×  with each registration, halved every , since 22 April 2026. Sources: subtensor, subnets/registration.rs and coinbase/root.rs, 30 June 2026; lock cost as read on 11 September 2026.",
      "group": {
        "price": "Price of a UID",
        "pruning": "Who has to go",
        "rule": "The rule",
        "lock": "Price of a subnet"
      },
      "field": {
        "start": "Price at the start",
        "perInterval": "Registrations in 360 blocks",
        "burst": "Burst: one in each of so many blocks",
        "burstAt": "The burst begins at block",
        "blocks": "Blocks to watch",
        "increase": "Factor for each registration",
        "halfLife": "Half-life in blocks",
        "floor": "Lowest price",
        "ceiling": "Highest price",
        "uids": "UIDs in the subnet",
        "immunity": "Immunity period in blocks",
        "newcomers": "Newcomers",
        "seed": "Another made-up subnet",
        "lastLock": "Last price paid for a subnet",
        "daysSince": "Days since then"
      },
      "hint": {
        "perInterval": "Evenly spread. 360 blocks are 72 minutes.",
        "burst": "The chain lets one registration into a block by default.",
        "halfLife": "0: the price does not fall.",
        "immunity": " in the code; on chain 5,000 and 14,400 were read on 20 September 2026.",
        "seed": "Emissions and ages are made up: few earn much, most are old.",
        "lastLock": "Twice this price at first, then falling by it in , 8 days; at least ."
      },
      "preset": {
        "defaults": "The defaults, with a burst",
        "quiet": "A price falling asleep",
        "immunity14400": "A longer immunity",
        "april": "A subnet in April 2026"
      },
      "source": {
        "defaults": "Start , factor , half-life : runtime of June 2026. The demand is an assumption.",
        "quiet": "The same rule without anybody who registers.",
        "immunity14400": "14,400 blocks, as read for subnet 107 on 20 September 2026.",
        "april": "A lock cost of 10,127 τ was reported in April 2026."
      },
      "tour": {
        "step1": {
          "title": "One registration",
          "text": "The price jumps by 26 % and then halves every ."
        },
        "step2": {
          "title": "A burst",
          "text": "Twelve in a row multiply the price by sixteen. Whoever comes last pays for the haste of all."
        },
        "step3": {
          "title": "The balance",
          "text": "About three registrations in 360 blocks keep the price where it is. With six it climbs until somebody gives up."
        },
        "step4": {
          "title": "Who goes",
          "text": "One newcomer takes one UID: that of the lowest emission among those who are no longer immune."
        },
        "step5": {
          "title": "Everybody is new",
          "text": "Where no more than ten are not immune, the lowest of the immune ones goes. Immunity protects only while there are others."
        },
        "step6": {
          "title": "A whole subnet",
          "text": "Right after a subnet was created the next costs twice as much. In 8 days the price is back, in 16 it reaches the lowest."
        }
      },
      "predict": {
        "question": "A UID costs 0.1 τ. Ten miners register one after another, a block apart. What does the tenth pay?",
        "option1": "0.1 τ, like the first",
        "option2": "About 0.2 τ",
        "option3": "About 0.8 τ",
        "answer": "Nine registrations before it have multiplied the price by 1.26⁹ ≈ 8; in nine blocks it hardly falls. The tenth pays about 0.79 τ."
      },
      "problem": {
        "bounds": "The lowest price is above the highest. One of them has to give way."
      },
      "told": {
        "price": "The price goes from {start} τ to {end} τ in {blocks} blocks; its highest is {highest} τ.",
        "burst": "In the burst {count, plural, one {# registration pays {first} τ} other {# registrations pay {first} τ at first and {last} τ at last, {total} τ together}}.",
        "next": "The next to be deregistered is UID {uid}: with {share} of the emission it earns least among the {count} that are not immune.",
        "nextImmune": "The next to be deregistered is UID {uid} with {share} of the emission, although it is immune: only {count} are not.",
        "nobody": "Nobody can be deregistered."
      },
      "figure": {
        "end": "Price at the end",
        "highest": "Highest price",
        "registrations": "Registrations",
        "balance": "Keep the price, in one half-life",
        "nonImmune": "Not immune",
        "lockCost": "Price of a subnet now",
        "none": "None"
      },
      "chart": {
        "price": "The price of a UID",
        "neurons": "The UIDs that earn least",
        "lockCost": "The price of a subnet after the last one"
      },
      "axis": {
        "blocks": "Blocks",
        "price": "TAO",
        "share": "Share of emission",
        "days": "Days since the last",
        "lockCost": "TAO"
      },
      "series": {
        "price": "Price",
        "highest": "Highest",
        "leaving": "Makes room",
        "immune": "Stays, immune",
        "staying": "Stays",
        "lockCost": "Lock cost",
        "now": "Now"
      },
      "table": {
        "title": "The UIDs that earn least",
        "age": "Age in blocks",
        "immune": "Immune",
        "leaves": "Makes room for",
        "yes": "yes",
        "no": "no",
        "newcomer": "newcomer {number}"
      },
      "formula": {
        "price": "Price after n registrations and b blocks (here: right after the burst, on its own)",
        "balance": "Registrations in a half-life that keep the price",
        "lockCost": "Lock cost"
      }
    },
    "subnetEmission": {
      "rule": "Rules as they were on chain: price since 13 February 2025, flow since 4 November 2025, net flow since 27 May 2026, price × (1 − burn) since 22 June 2026, the gate since 27 July 2026 (read on chain on 8 October 2026). Source: subtensor, coinbase. The network is made up.",
      "group": {
        "rule": "Rule of the chain",
        "event": "What happens",
        "flow": "How much",
        "burn": "How much is withheld",
        "when": "When",
        "network": "Network",
        "gate": "The gate"
      },
      "field": {
        "rule": "Rule",
        "compare": "Compare all five rules",
        "days": "Days",
        "subnets": "Subnets",
        "spread": "How unequal they are",
        "inflow": "Everyday inflow, all together",
        "focus": "Watched subnet, by rank",
        "event": "Event",
        "size": "TAO a day",
        "burned": "Miners’ pay withheld",
        "eventAt": "Begins on day",
        "eventLasts": "Lasts days",
        "moving": "Rate of the moving price",
        "gateRank": "Rank of the bar",
        "gateExponent": "Exponent of the gate"
      },
      "hint": {
        "rule": "The rule changed five times in twelve months. “As it was” goes through all of them from 13 February 2025.",
        "compare": "Takes longer: it is computed beside the page.",
        "spread": "0: all alike. 1: the second has half the price of the first, the third a third.",
        "inflow": "Divided by size. Flow rules look at nothing else.",
        "focus": "1 is the largest.",
        "burned": "Incentive that goes to the owner’s own hotkeys. Subnet 90 withheld 76.6 % on 11 September 2026.",
        "moving": "On chain : half of a change has arrived after about . The code begins with a hundredth of it.",
        "gateRank": " on chain. The share at this rank is the bar; 0 takes a quantile instead."
      },
      "option": {
        "rule": {
          "gate": "Gate (now)",
          "price-and-burn": "Price × (1 − burn)",
          "net-flow": "Net flow",
          "flow": "Flow",
          "price": "Price",
          "history": "As it was, from rule to rule"
        },
        "event": {
          "none": "Nothing",
          "inflow": "A burst of inflow",
          "outflow": "Outflow",
          "burn": "Miners’ pay is withheld"
        },
        "moving": {
          "hundredfold": "As on the chain",
          "tenfold": "Ten times slower",
          "code": "A hundred times slower: the code’s default"
        }
      },
      "short": {
        "price": "Price",
        "flow": "Flow",
        "net-flow": "Net flow",
        "price-and-burn": "Price, burn",
        "gate": "Gate"
      },
      "preset": {
        "gate": "Withholding, with the gate",
        "burnJune": "The same in June 2026",
        "outflow": "Outflow under the flow rule",
        "price2025": "Inflow in early 2025",
        "history": "From rule to rule"
      },
      "source": {
        "gate": "76.6 % withheld, as subnet 90 on 11 September 2026, which got 0.43 % at a price of 0.0317 τ.",
        "burnJune": "Rule of 22 June to 27 July 2026.",
        "outflow": "Rule of 4 November 2025 to 27 May 2026, half-life 30 days.",
        "price2025": "Rule of the dynamic TAO whitepaper, since February 2025.",
        "history": "Dates of the switches: runtime deployments and release notes. A long computation."
      },
      "tour": {
        "step1": {
          "title": "The largest",
          "text": "With the gate the largest subnet takes more than its share of the prices: what the small ones lose goes to those above the bar."
        },
        "step2": {
          "title": "Below the bar",
          "text": "Rank 40 lies below the bar. The gate lets little of it through; its alpha is still paid."
        },
        "step3": {
          "title": "Withholding",
          "text": "From day 20 the watched subnet withholds 76.6 % of its miners’ pay. It falls below the bar, and its share collapses."
        },
        "step4": {
          "title": "Outflow",
          "text": "The flow rule starves a subnet that loses TAO, however high its price is."
        },
        "step5": {
          "title": "Outflow, price rule",
          "text": "The price rule takes from it what its price loses, and no more: it keeps more than half of its share."
        },
        "step6": {
          "title": "Inflow, net flow",
          "text": "Under net flow the chain’s own spending is subtracted, so inflow has to be larger than what the subnet is given."
        }
      },
      "predict": {
        "question": "Under the gate, subnet 10 of 48 begins to withhold half of its miners’ pay. What happens to its share?",
        "option1": "Nothing: its price stays",
        "option2": "It halves",
        "option3": "It falls by more than half",
        "answer": "Withholding half halves the share that goes into the gate, and the gate lets through less of a smaller share: near the bar a loss counts more than twofold."
      },
      "told": {
        "none": "Under the rule “{rule}” subnet {rank} goes from {before} to {end} of the emission in {days, plural, one {# day} other {# days}}.",
        "inflow": "Under the rule “{rule}” subnet {rank} has {before} at first, {atEvent} at the end of the inflow and {end} after {days, plural, one {# day} other {# days}}.",
        "outflow": "Under the rule “{rule}” subnet {rank} has {before} at first, {atEvent} at the end of the outflow and {end} after {days, plural, one {# day} other {# days}}.",
        "burn": "Under the rule “{rule}” subnet {rank} has {before} at first, {atEvent} at the end of the withholding and {end} after {days, plural, one {# day} other {# days}}.",
        "concentration": "On the last day the emission is as concentrated as among {count} equal subnets.",
        "nobody": "On the last day no subnet has inflow: nobody gets TAO."
      },
      "figure": {
        "before": "Share on the first day",
        "lowest": "Lowest share",
        "end": "Share on the last day",
        "gate": "The gate lets through",
        "bar": "Bar θ",
        "effective": "Effective number of subnets"
      },
      "chart": {
        "share": "Share of subnet {rank} over time",
        "ranks": "All subnets on the last day",
        "rules": "Subnet {rank} on the last day, under each rule"
      },
      "axis": {
        "day": "Day",
        "date": "Date",
        "share": "Share of emission",
        "rank": "Rank at the start",
        "rule": "Rule"
      },
      "series": {
        "share": "Share of emission",
        "demand": "Price and burn alone",
        "bar": "Bar",
        "begins": "begins",
        "ends": "ends"
      },
      "formula": {
        "price": "Share by price and burn (values of the watched subnet)",
        "gate": "The gate",
        "flow": "Share by flow (S is the average flow)"
      }
    },
    "weightCopying": {
      "rule": "Rule: Yuma and liquid alpha as in subtensor, 30 June 2026; the experiment follows “Weight Copying in Bittensor”, working paper, 29 May 2024. Commit-reveal is nothing but a longer lag here.",
      "group": {
        "truth": "The miners",
        "stake": "Who holds the stake",
        "defence": "Defences",
        "rates": "Rates of liquid alpha",
        "bonds": "Bonds"
      },
      "field": {
        "truth": "How good the miners are",
        "honest": "Honest stake",
        "copier": "Copier’s stake",
        "colluder": "Colluding stake",
        "reveal": "Reveal period in epochs",
        "mode": "Rule for bonds",
        "liquid": "Liquid alpha",
        "low": "Slowest rate",
        "high": "Fastest rate",
        "steepness": "Steepness",
        "memory": "Part of a bond that stays",
        "penalty": "β, the bonds penalty",
        "epochs": "Epochs"
      },
      "hint": {
        "truth": "Copying is free of risk only while nothing changes.",
        "colluder": "Gives everything to the third miner.",
        "reveal": "0: weights are public at once, and a copier repeats the consensus of the epoch before.",
        "liquid": "Works with Yuma 3 only.",
        "steepness": " is the default. Negative values turn the effect round.",
        "memory": "0.9 by default, where liquid alpha is not at work.",
        "penalty": "1: bonds follow the weights after cutting."
      },
      "option": {
        "truth": {
          "static": "Always the same",
          "switch": "Best and worst change places",
          "drift": "Two drift to and fro"
        },
        "mode": {
          "yuma2": "Yuma 2",
          "yuma3": "Yuma 3"
        }
      },
      "preset": {
        "open": "Weights in the open",
        "static": "Nothing changes",
        "commitReveal": "Commit-reveal, the default",
        "liquidAlpha": "Yuma 3 with liquid alpha",
        "collusion": "A group as well"
      },
      "source": {
        "open": "A copier with the newest public consensus: the 2024 working paper.",
        "static": "The case in which commit-reveal does not help: working paper and documentation.",
        "commitReveal": "Period of one epoch: default in the code, read on subnets 120 and 107 on 20 September 2026.",
        "liquidAlpha": "Rates  to , steepness : defaults in the code, June 2026.",
        "collusion": "Honest majority of 55 %; the shares are an assumption."
      },
      "tour": {
        "step1": {
          "title": "Nothing changes",
          "text": "While the miners stay as they are, yesterday’s consensus is right today. Copying costs nothing."
        },
        "step2": {
          "title": "Something changes",
          "text": "Every six epochs the best and the worst change places. For one epoch the copier is wrong."
        },
        "step3": {
          "title": "Commit-reveal",
          "text": "With a reveal period of three epochs the copier is wrong for longer each time."
        },
        "step4": {
          "title": "Drift",
          "text": "When miners change all the time, whoever repeats the past is always a little wrong."
        },
        "step5": {
          "title": "Liquid alpha",
          "text": "With Yuma 3 the bonds of those who are early grow faster. Compare the copier with the second step."
        },
        "step6": {
          "title": "A group",
          "text": "A group that backs one miner is cut where it is alone, and earns least."
        }
      },
      "predict": {
        "question": "The miners never change. Weights are concealed for ten epochs before a copier sees them. How does it fare?",
        "option1": "Badly: it repeats what is ten epochs old",
        "option2": "As well as the honest ones",
        "option3": "Better than the honest ones",
        "answer": "What is ten epochs old is still right, so concealing does not help. It takes both: a delay, and miners that change during it."
      },
      "problem": {
        "noStake": "Nobody holds stake.",
        "rates": "The slowest rate is above the fastest. One of them has to give way."
      },
      "told": {
        "more": "After {epochs, plural, one {# epoch} other {# epochs}} the copier has earned {copier} of a fair return, more than the honest with {honest}.",
        "less": "After {epochs, plural, one {# epoch} other {# epochs}} the copier has earned {copier} of a fair return, less than the honest with {honest}.",
        "same": "After {epochs, plural, one {# epoch} other {# epochs}} the copier has earned {copier} of a fair return, as much as the honest with {honest}.",
        "nobody": "For {epochs, plural, one {# epoch} other {# epochs}} there was nobody to compare: it takes honest stake that earns something, and a copier.",
        "open": "The copier repeats the consensus of the epoch before.",
        "reveal": "The copier repeats a consensus that is {lag} epochs old.",
        "colluder": "The colluding group has earned {colluder} of a fair return."
      },
      "figure": {
        "honest": "Honest: return",
        "copier": "Copier: return",
        "colluder": "Group: return",
        "copierReturn": "Copier compared with honest",
        "lag": "Lag in epochs",
        "none": "–"
      },
      "chart": {
        "returns": "Dividends so far, compared with a fair return",
        "truth": "How good the miners really are",
        "rates": "How fast a bond follows"
      },
      "axis": {
        "epoch": "Epoch",
        "return": "Return per stake",
        "worth": "Worth",
        "distance": "Distance from consensus",
        "rate": "Rate"
      },
      "series": {
        "honest": "Honest",
        "copier": "Copier",
        "colluder": "Colluding group",
        "fair": "Fair",
        "rate": "Rate"
      },
      "formula": {
        "return": "Copier compared with honest (D dividends, S stake)",
        "rate": "Rate of a bond at distance d (here 0.3)",
        "bond": "A bond after an epoch",
        "each": "one for each bond"
      }
    },
    "yuma": {
      "rule": "Rule: Yuma as in subtensor, epoch/run_epoch.rs, 30 June 2026 (spec 425). Yuma 3 and liquid alpha are choices of a subnet’s owner.",
      "group": {
        "network": "Where the numbers come from",
        "hand": "Validators and miners",
        "generated": "A made-up subnet",
        "rule": "The rule",
        "time": "Time",
        "late": "Who notices late"
      },
      "field": {
        "network": "Network",
        "validators": "Validators",
        "miners": "Miners",
        "stake": "Stake",
        "weights": "Weights, 0 to 100",
        "manyValidators": "Validators",
        "manyMiners": "Miners",
        "noise": "Disagreement",
        "seed": "Another one",
        "kappa": "κ, the stake that has to agree",
        "penalty": "β, the bonds penalty",
        "memory": "Part of a bond that stays",
        "mode": "Bonds",
        "liquid": "Liquid alpha",
        "epochs": "Epochs",
        "turnAt": "The ranking turns round at epoch",
        "delay": "Epochs late"
      },
      "hint": {
        "weights": "Each row is brought to a sum of 1. Above the consensus a weight is cut down to it.",
        "kappa": "On chain 32,767/65,535, a hair below one half.",
        "penalty": "1: bonds follow the weights after cutting. 0: as they were set. Default in the code: .",
        "memory": "0.9 by default: a tenth is new in each epoch.",
        "liquid": "Works with Yuma 3 only: rates from  to  instead of one for all.",
        "turnAt": "0: never. The best miner becomes the worst.",
        "delay": "So many epochs after the turn a validator changes its weights.",
        "noise": "How differently the validators see the same miners."
      },
      "option": {
        "network": {
          "hand": "By hand",
          "generated": "Made up, up to 64 × 256"
        },
        "mode": {
          "yuma2": "Yuma 2",
          "yuma3": "Yuma 3"
        }
      },
      "preset": {
        "worked": "Three validators, two miners",
        "halves": "Two halves that disagree",
        "collusion": "A group for its own miner",
        "turn": "The ranking changes",
        "large": "64 validators, 256 miners"
      },
      "source": {
        "worked": "Stake 40, 35, 25: an example to compute by hand with the rule of run_epoch.rs.",
        "halves": "Equality counts: κ = 32,767/65,535, subtensor’s default.",
        "collusion": "The attack that subtensor’s docs/consensus.md describes.",
        "turn": "As in subtensor’s tests test_yuma_3_*: the ranking changes, and validators follow earlier or later.",
        "large": "The largest subnet by default:  UIDs,  of them with a permit (documentation, 2026)."
      },
      "tour": {
        "step1": {
          "title": "By hand",
          "text": "M1: the 0.8 of V1 has 40 % of the stake behind it, which is not enough. At 0.6 there are 75 %. So 0.6 is the consensus, and 0.8 is cut down to it."
        },
        "step2": {
          "title": "More agreement",
          "text": "With κ at 0.8 nearly everybody has to agree. The consensus falls to what V3 still supports."
        },
        "step3": {
          "title": "A group",
          "text": "V3 holds 40 % and gives everything to M3. Without half of the stake its consensus is 0: all of it is cut."
        },
        "step4": {
          "title": "Being early",
          "text": "At epoch 8 the ranking turns round. V1 notices at once, V2 an epoch later, V3 four epochs later. See who gains dividends."
        },
        "step5": {
          "title": "Yuma 3",
          "text": "The same with Yuma 3 and liquid alpha: being early counts more, whatever the stake."
        },
        "step6": {
          "title": "Many",
          "text": "Twelve validators who see 24 miners with much noise. The median stays close to what the miners are worth."
        }
      },
      "predict": {
        "question": "A validator with 40 % of the stake gives all its weight to a miner of its own. The others give that miner nothing. What part of the incentive does it get?",
        "option1": "40 %, like the stake behind it",
        "option2": "Some 20 %",
        "option3": "Nothing",
        "answer": "Less than κ of the stake supports any weight for this miner, so its consensus is 0 and the whole weight is cut. The validator loses its trust, and its dividends."
      },
      "problem": {
        "noStake": "Nobody holds stake, so nobody can agree.",
        "noWeights": "Nobody with stake gives weight to any miner."
      },
      "told": {
        "incentive": "After {epochs, plural, one {# epoch} other {# epochs}}, {miner} has the largest incentive: {share}.",
        "clipped": "{clipped} of {count} weights lie above the consensus and are cut down to it.",
        "validator": "{validator} agrees least: {trust} of its weight counts. With {stake} of the stake it earns {dividends} of the dividends.",
        "nobody": "No miner has enough stake behind any weight: the consensus is 0 everywhere and nobody gets incentive."
      },
      "figure": {
        "clipped": "Weights cut",
        "incentive": "Incentive of {miner}",
        "consensus": "Consensus for {miner}",
        "trust": "Trust of {validator}"
      },
      "chart": {
        "miners": "Miners",
        "validators": "Validators",
        "dividends": "Dividends over the epochs"
      },
      "axis": {
        "miner": "Miner",
        "validator": "Validator",
        "share": "Share",
        "epoch": "Epoch"
      },
      "series": {
        "consensus": "Consensus",
        "incentive": "Incentive",
        "stake": "Stake",
        "dividends": "Dividends",
        "trust": "Trust",
        "turn": "The ranking turns"
      },
      "table": {
        "title": "Weights, and what is left of them"
      },
      "formula": {
        "consensus": "Consensus: the highest weight that enough stake supports",
        "rank": "Rank: weights after cutting, by stake",
        "incentive": "Incentive"
      }
    }
  },
  "labs": {
    "title": "Labs",
    "description": "Move a number and watch the mechanism answer. The labs compute what the chain computes.",
    "loading": "The lab is being loaded …",
    "needsScript": "This lab computes in your browser and needs JavaScript. The text below needs none.",
    "concepts": "Concepts behind this lab"
  },
  "languages": {
    "label": "Language"
  },
  "learning": {
    "title": "Your learning",
    "description": "What you have begun, read and bookmarked here, and where you stopped.",
    "continue": "Continue where you stopped",
    "recent": "Recently read",
    "bookmarks": "Bookmarks",
    "noBookmarks": "Nothing yet. The button “Bookmark” on a page puts it here.",
    "noReading": "Nothing yet. What you read appears here.",
    "progress": "Progress",
    "subnets": "All subnets",
    "read": "Read",
    "onDevice": "This is kept on this device only. With an account it follows you to your other devices.",
    "logIn": "Log in",
    "register": "Create an account",
    "inAccount": "This is kept in your account, and the same on all your devices.",
    "pending": "Some of it is waiting on this device until it can be sent.",
    "needsScript": "Without scripts, nothing can be kept on this device. With an account, everything here works without them.",
    "yourData": "Your data",
    "export": "Save as a file",
    "import": "Add from a file",
    "importHint": "A file saved here before. Nothing you have now is lost.",
    "imported": "The file has been added.",
    "notOurs": "This is not a file that was saved here. Nothing has been changed.",
    "clear": "Delete everything here",
    "clearHint": "Reading progress and bookmarks will be gone, also on your other devices. This cannot be undone.",
    "clearNow": "Delete progress and bookmarks",
    "keepAll": "Keep everything",
    "cleared": "Everything here has been deleted.",
    "all": "All of your learning"
  },
  "mail": {
    "confirmation": {
      "subject": "Confirm your e-mail address",
      "request": "Welcome to Learn Bittensor. Please confirm that this e-mail address is yours; then you can sign in.",
      "action": "Confirm e-mail address",
      "validity": "The link works once, within three days.",
      "otherwise": "If you did not create an account, you need not do anything: it will be deleted by itself."
    },
    "reset": {
      "subject": "Choose a new password",
      "request": "Someone, probably you, asked for a new password for your Learn Bittensor account.",
      "action": "Choose a new password",
      "validity": "The link works once, within one hour. You will be signed out everywhere.",
      "otherwise": "If it was not you, you need not do anything: your password stays as it is."
    }
  },
  "marks": {
    "markAsRead": "Mark as read",
    "markedAsRead": "Marked as read",
    "bookmark": "Bookmark",
    "bookmarked": "Bookmarked",
    "yourLearning": "Your learning",
    "continue": "Continue reading",
    "finished": "Read",
    "next": "Next",
    "first": "Start here",
    "lost": "Your browser keeps nothing for this site: this lasts until you leave.",
    "wasThisHelpful": "Was this page helpful?",
    "yes": "Yes",
    "no": "No",
    "thanks": "Thank you."
  },
  "navigation": {
    "skipToContent": "Skip to content",
    "main": "Main",
    "menu": "Menu",
    "openMenu": "Open menu",
    "closeMenu": "Close menu",
    "search": "Search",
    "login": "Log in",
    "profile": "Profile",
    "comingSoon": "(Coming Soon)",
    "opensInNewTab": "(opens in a new tab)",
    "loading": "Loading the page",
    "getStarted": "Get Started",
    "explore": "Explore",
    "concepts": "Concepts",
    "articles": "Articles",
    "subnets": "Subnets",
    "applications": "Applications",
    "teams": "Teams",
    "guides": "Guides",
    "resources": "Resources",
    "papers": {
      "whitepaper": "Bittensor whitepaper",
      "consensus": "Yuma Consensus",
      "liquidAlpha": "Liquid alpha and weight copying",
      "dynamicEmissions": "Dynamic TAO emissions",
      "netInflowEmissions": "Net-inflow emissions"
    },
    "docs": "Docs",
    "documentation": "Documentation",
    "about": "About"
  },
  "network": {
    "pause": "Stop the waves",
    "label": "The network as a picture: root in the middle, subnets around it",
    "caption": "A circle is a subnet; its area is its part of the emission on {date}, known for {count} of them. A wave is a block: one every 12 seconds.",
    "table": "All subnets as a table",
    "hint": "The arrow keys lead from circle to circle.",
    "node": "{name}, subnet {netuid}: {share} of the emission",
    "root": "Root, in the middle of the network"
  },
  "notice": {
    "label": "Notice",
    "dismiss": "Dismiss this notice"
  },
  "pagination": {
    "label": "Pages",
    "previous": "Previous page",
    "next": "Next page",
    "pageOf": "Page {page} of {pageCount}"
  },
  "quizzes": {
    "title": "Check your understanding",
    "introduction": "{count, plural, one {# question} other {# questions}} on this text. You need no account.",
    "several": "(more than one is right)",
    "submit": "Check my answers",
    "score": "Right answers: {correct} of {total}.",
    "passed": "Well understood.",
    "notPassed": "Read the explanations, then try again.",
    "right": "Right",
    "wrong": "Not quite",
    "rightAnswer": "Right answer:",
    "yourAnswer": "Your answer:",
    "readAgain": "Where the text says so",
    "again": "Answer again"
  },
  "resources": {
    "title": "Papers",
    "description": "Study editions of the papers Bittensor is built on: plain language, with the mathematics.",
    "pdf": "PDF",
    "fileInEnglish": "in English",
    "pages": "{count, plural, one {# page} other {# pages}}"
  },
  "richText": {
    "callouts": {
      "note": "Note",
      "tip": "Tip",
      "important": "Important",
      "warning": "Warning",
      "caution": "Caution"
    },
    "copy": "Copy code",
    "copied": "Copied",
    "table": "Table",
    "pictureElsewhere": "picture on {host}",
    "footnotes": "Footnotes",
    "dateBehind": " ({date})",
    "backToReference": "Back to reference {reference}"
  },
  "searchPanel": {
    "comingSoon": "(Coming Soon)",
    "sourceNames": {
      "concept": "Concepts",
      "article": "Articles",
      "subnet": "Subnets",
      "application": "Applications",
      "team": "Teams",
      "guide": "Guides"
    },
    "sourceDescriptions": {
      "concept": "One idea at a time, explained",
      "article": "Longer reads",
      "subnet": "By name, number, team or subject",
      "application": "Products built on the network",
      "team": "The people behind the subnets",
      "guide": "Step by step"
    },
    "results": "Results",
    "found": "{count, plural, one {# result} other {# results}}",
    "completion": "Tab completes to “{title}”.",
    "nothing": "Nothing found. Try fewer or other words.",
    "delayed": "The search cannot answer yet. It will be tried again in a moment.",
    "allResults": "All results for “{text}”",
    "inEnglish": "English",
    "recent": "Recent searches",
    "forgetRecent": "Clear",
    "secretTitle": "That looked like a secret, so we did not search for it",
    "secretText": "Recovery words and private keys open a wallet to whoever has them. The field was cleared on your device: nothing was sent, and nothing was stored.",
    "secretGuide": "How to keep keys safe"
  },
  "search": {
    "label": "Search",
    "placeholder": "Search anything here...",
    "close": "Close",
    "submit": "Search",
    "title": "Search",
    "titleFor": "Search results for “{text}”",
    "description": "Search concepts, guides and subnets.",
    "sources": "Sources",
    "allSources": "All ({count})",
    "sourceCount": "{source} ({count})",
    "sourceNames": {
      "concept": "Concepts",
      "article": "Articles",
      "subnet": "Subnets",
      "application": "Applications",
      "team": "Teams",
      "guide": "Guides"
    },
    "found": "{count, plural, one {# result} other {# results}} for “{text}”",
    "nothing": "Nothing found for “{text}”. Try fewer or other words.",
    "inEnglish": "in English",
    "didYouMean": "Did you mean “{text}”?",
    "showAll": "{source}: show all {count}",
    "nearest": "Titles that come close",
    "unavailable": "The search is not answering right now. Please try again in a minute.",
    "elsewhere": "Find your way without it",
    "everything": "Everything there is to read",
    "begin": "Concepts to begin with",
    "withheldTitle": "That looked like a secret, so it was not searched for",
    "withheldText": "Recovery words and private keys open a wallet to whoever has them. What you sent was not searched for and not stored here, but it has left your device and may stand in your browser’s history. If it is in use, move what it guards to a new wallet.",
    "withheldGuide": "How to keep keys safe"
  },
  "staticCopy": {
    "title": "A copy without a server",
    "description": "These pages are files. No server stands behind them, so what only a server can do is left out.",
    "worksTitle": "What works",
    "works": "Reading, in all five languages; the labs, which compute in your browser; and what you mark as read or bookmark, which stays on your device.",
    "leftOutTitle": "What is left out",
    "search": "Searching. Everything there is stands in one list under Explore.",
    "filters": "Filtering and sorting lists, and choosing a path under Get started. The lists are shown in full.",
    "quizzes": "Quizzes, whose answers the server checks.",
    "accounts": "Accounts: signing in, and keeping what you have read on more than one device."
  },
  "subnets": {
    "title": "Subnets",
    "description": "Every subnet of the network in a dated snapshot: what it does, who stands behind it, where to read on.",
    "columns": {
      "number": "Number",
      "name": "Name",
      "team": "Team",
      "description": "What it does",
      "emission": "Share of emission"
    },
    "emission": {
      "on": "read on {date}",
      "unknown": "Not known",
      "note": "Shares of emission were read on {date}, of the largest subnets only; they change with every block."
    },
    "sourceNote": "Source and date of every entry stand on the subnet's own page.",
    "compare": {
      "choose": "Compare",
      "chooseOne": "Compare {name}",
      "hint": "Tick up to four to see them side by side.",
      "chosen": "{count} of {most} chosen",
      "full": "{most} of {most} chosen: take one out to choose another",
      "show": "Compare",
      "title": "Side by side",
      "remove": "Take {name} out of the comparison",
      "missing": "{count, plural, one {One of the subnets asked for does not exist.} other {# of the subnets asked for do not exist.}}",
      "surplus": "More than {count} do not stand side by side: these are the first {count}."
    },
    "announced": "Announced",
    "noTeam": "Not known",
    "filter": "Filter subnets",
    "text": "Name, number or word",
    "tag": "Subject",
    "allTags": "All subjects",
    "tagCount": "{tag} ({count})",
    "order": "Order by",
    "apply": "Show",
    "found": "{count, plural, =0 {No subnet matches} one {# subnet} other {# subnets}}",
    "netuid": "Netuid",
    "testnetId": "Netuid on the test network",
    "symbol": "Symbol",
    "tags": "Subjects",
    "links": "Links",
    "takePart": "Find it and take part",
    "related": "Similar subnets",
    "compareRelated": "Compare them side by side",
    "concepts": "Concepts behind this subnet"
  },
  "teams": {
    "title": "Teams",
    "description": "The people behind the subnets, as far as public sources name them. Each team's page says what that rests on and of which day it is.",
    "subnets": "Subnets of this team",
    "netuid": "Netuid {netuid}",
    "subnetCount": "{count, plural, one {# subnet} other {# subnets}}"
  },
  "textNotes": {
    "trueFor": "True for runtime {runtime}, checked {date}",
    "checked": "Checked {date}",
    "title": "What this page rests on",
    "figures": "{count, plural, one {# figure or rule} other {# figures and rules}}, each with its source",
    "basis": {
      "code": "Default of the code; the chain or an owner may have set another",
      "chain": "Read from the chain",
      "docs": "Said by the documentation"
    },
    "codeDefault": "{basis} (the code’s default is {value})",
    "before": "How it worked before",
    "until": "until {until}",
    "fromUntil": "{from} to {until}",
    "from": "from {from}",
    "changed": "{changed, plural, one {# section} other {# sections}} of {total} changed since this translation.",
    "inEnglish": "Newer in English:",
    "readEnglish": "Read the newer text in English",
    "allTerms": "In the glossary",
    "words": "Words used here"
  },
  "videos": {
    "title": "Videos",
    "description": "Recordings elsewhere that are worth your time. Titles and summaries here name the topic; they are not the videos’ own. Following a link leaves this site.",
    "none": "There are no videos here yet.",
    "on": "On {host}"
  }
};
}
