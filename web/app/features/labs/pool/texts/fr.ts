import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const fr: Strings<typeof en> = {
  rule: "Règle : pool pondéré Balancer, sur le réseau principal depuis le 25 juin 2026, relevé le 11 septembre 2026. Source : subtensor, pallets/swap.",
  group: {
    trade: "Échange",
    pool: "Pool",
    weights: "Poids",
    there: "Pool de l’autre sous-réseau",
    protection: "Protection du prix",
    more: "Frais et émission",
  },
  field: {
    side: "Ce que vous faites",
    amount: "Quantité donnée",
    curve: "Type de pool",
    tao: "TAO dans le pool",
    alpha: "Alpha dans le pool",
    weight: "Poids du TAO",
    protection: "Si le prix bouge trop",
    tolerance: "Tolérance",
    fee: "Frais en 65 535ᵉˢ",
    injectTao: "TAO injectés avant",
    injectAlpha: "Alpha injecté avant",
    taoThere: "TAO dans l’autre pool",
    alphaThere: "Alpha dans l’autre pool",
    weightThere: "Poids du TAO dans l’autre pool",
  },
  hint: {
    curve:
      "Le pool pondéré est celui d’aujourd’hui. Le produit constant était celui de début 2025. La superellipse était une proposition d’octobre 2026.",
    weight: "De {fact:pool-weight-min} à 0,99. À 0,5, le pool est un produit constant.",
    tolerance: "btcli prend {fact:slippage-tolerance} si vous ne précisez rien.",
    fee: "33 par défaut : {fact:swap-fee} de ce que vous donnez, pour le producteur du bloc.",
    injectTao: "L’émission qui entre dans le pool déplace les poids, pas le prix.",
  },
  option: {
    side: {
      buy: "Staker : TAO contre alpha",
      sell: "Retirer : alpha contre TAO",
      move: "Déplacer le stake vers un autre sous-réseau",
    },
    curve: {
      balancer: "Pool pondéré (aujourd’hui)",
      constant: "Produit constant (histoire, 2025)",
      superellipse: "Superellipse (proposition)",
    },
    protection: { none: "Échanger quand même", safe: "Ne rien faire", partial: "Échanger ce qui passe" },
  },
  preset: {
    subnet14: "100 τ dans le pool du sous-réseau 14",
    shallow: "5 τ dans un tout petit pool",
    safe: "Un gros ordre en mode sûr",
    history: "Le même pool début 2025",
    proposal: "La courbe proposée",
  },
  source: {
    subnet14: "20 358,84 τ et 852 213 α : la sortie de console de la page de la documentation sur le slippage (2025).",
    shallow: "10 τ et 100 α sans frais : l’exemple calculé de la même page.",
    safe: "Réglage par défaut de btcli : refuser si le prix bouge de plus de {fact:slippage-tolerance}.",
    history: "Livre blanc de Dynamic TAO, février 2025.",
    proposal: "Branche de la documentation de subtensor, octobre 2026. Pas en service.",
  },
  tour: {
    step1: {
      title: "Une goutte dans la mer",
      text: "1 τ dans un pool de 20 359 τ. Vous recevez presque exactement ce que le prix promet ; seuls les frais se font sentir.",
    },
    step2: {
      title: "Une vague",
      text: "2 000 τ font un dixième du pool. Chaque TAO ajouté renchérit l’alpha suivant : la courbe s’infléchit sous la droite.",
    },
    step3: {
      title: "Une limite",
      text: "Avec 2 % de tolérance, seule est échangée la part qui garde le prix dans la limite. Vous gardez le reste.",
    },
    step4: {
      title: "Les poids",
      text: "Avec un poids de 0,3 pour le TAO, les mêmes réserves donnent un autre prix, et un achat le déplace davantage.",
    },
    step5: {
      title: "L’émission entre",
      text: "5 000 τ sont injectés avant votre échange. Le prix ne change pas : c’est le poids du TAO qui monte.",
    },
    step6: {
      title: "Deux pools",
      text: "Déplacer du stake, c’est vendre ici et acheter là-bas. Les frais sont pris une fois, le slippage deux.",
    },
  },
  predict: {
    question:
      "Un pool contient 100 τ et 5 000 α : un alpha coûte donc 0,02 τ. Vous stakez 100 τ, autant que le pool en contient. Combien d’alpha recevez-vous ?",
    option1: "5 000 α : 100 τ divisés par le prix",
    option2: "2 500 α : la moitié de ce que le prix promet",
    option3: "Rien : l’ordre est trop gros",
    answer:
      "À poids égaux, vous recevez α·Δτ/(τ+Δτ) = 5 000·100/200 = 2 500 α. Votre propre achat fait passer le prix de 0,02 à 0,08 τ ; la moitié part en slippage.",
  },
  problem: {
    emptyPool:
      "Un pool dont un côté est vide n’a pas de prix : rien ne peut être échangé. Mettez-y du TAO et de l’alpha.",
    tinyPool: "Avec une réserve inférieure à 0,001, la chaîne n’échange plus rien.",
    tooLarge: "La quantité dépasse 1 000 fois la réserve du pool. La chaîne refuse un tel ordre.",
    beyondEllipse: "L’ellipse n’a pas de place pour cette quantité : son prix en atteindrait le bout.",
  },
  told: {
    buy: "Pour {amount} τ vous recevez {out} α, {slippage} de moins qu’au prix d’avant. Le prix monte de {before} à {after} τ.",
    sell: "Pour {amount} α vous recevez {out} τ, {slippage} de moins qu’au prix d’avant. Le prix baisse de {before} à {after} τ.",
    move: "{amount} α deviennent ici {tao} τ et là-bas {out} α. Le slippage coûte {slippage} ici et {slippageThere} là-bas. Le prix ici baisse de {before} à {after} τ.",
    "price-limit": "Rien n’est échangé : l’ordre pousserait le prix au-delà de la limite de {limit} τ.",
    "nothing-out": "Rien n’est échangé : la quantité est trop petite pour que le pool paie quoi que ce soit.",
    partial: "La limite de {limit} τ est atteinte : {left} vous restent.",
    injected: {
      balancer:
        "Auparavant, {tao} τ et {alpha} α sont entrés dans le pool au titre de l’émission ; le prix n’a pas changé et le poids du TAO est passé à {weight}.",
      constant:
        "Auparavant, {tao} τ et {alpha} α sont entrés dans le pool au titre de l’émission, dans le rapport du prix ; le surplus est resté dehors.",
      superellipse:
        "Auparavant, {tao} τ et {alpha} α sont entrés dans le pool au titre de l’émission ; le prix et sa réponse aux échanges n’ont pas changé.",
    },
  },
  figure: {
    received: "Vous recevez",
    slippage: "Slippage",
    fee: "Frais",
    priceBefore: "Prix avant",
    priceAfter: "Prix après",
    taoBetween: "TAO entre les pools",
    slippageThere: "Slippage là-bas",
    priceThere: "Prix là-bas après",
    left: "Il vous reste",
    weight: "Poids du TAO",
  },
  chart: { received: "Ce que vous recevez pour plus et pour moins", price: "Le prix après l’échange" },
  axis: { amount: "Quantité donnée", received: "Reçu", price: "TAO par alpha" },
  series: {
    received: "Reçu",
    ideal: "Au prix d’avant",
    now: "Votre échange",
    price: "Prix ici",
    priceThere: "Prix là-bas",
    limit: "Limite",
  },
  formula: {
    price: "Prix",
    payout: "Ce qui est payé (Δ est ce qui entre après les frais)",
    slippage: "Slippage",
    ideal: "au prix d’avant",
    ellipse: "Ce qui est payé sur l’ellipse (q est ce qui entre après les frais)",
    scales: "Ses échelles",
  },
};
