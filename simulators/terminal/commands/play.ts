import type { Result } from "../result.ts";
import { hasFlag, type Run } from "../run.ts";
import { DELEGATES } from "../world.ts";
import { getChildren, getPendingChildren, revokeChildren, setChildkeyTake, setChildren } from "./children.ts";
import { move } from "./move-stake.ts";
import {
  accountIdentity,
  config,
  crowd,
  depositAddressOf,
  mirrorOf,
  noteProxy,
  proxies,
  signMessage,
  verifyMessage,
} from "./others.ts";
import { lockStake, register, registerSubnet, serveAxon, setHyperparameter, startSubnet } from "./places.ts";
import { delegateTake, listDelegates, listStake, stakeValue, unstakeAll } from "./stakes.ts";
import * as subnets from "./subnets.ts";
import { checkSwap, swapColdkey } from "./swap-coldkey.ts";
import { swapHotkey } from "./swap-hotkey.ts";
import { addStake, quote, removeStake } from "./trade.ts";
import { transfer } from "./transfer.ts";
import { addProxy, createProxy, receipt, removeProxy, root, setWeights, take } from "./validating.ts";
import { listWallets, makeKeys, overview, restoreKey, restorePublicKey, showBalance } from "./wallets.ts";

type Play = (run: Run) => Result;

const READS: Readonly<Record<string, Play>> = {
  "config get": (run) => config(run, "get"),
  "config proxies": proxies,
  "crowd contributors": (run) => crowd(run, "contributors"),
  "crowd info": (run) => crowd(run, "info"),
  "crowd list": (run) => crowd(run, "list"),
  "evm deposit-address": depositAddressOf,
  "evm mirror": mirrorOf,
  "lock list": subnets.showLocks,
  "lock show": subnets.showLocks,
  "query alpha-price": subnets.alphaPrice,
  "query alpha-prices": subnets.alphaPrices,
  "query blocks-until-next-epoch": subnets.blocksUntilNextEpoch,
  "query burn": subnets.burnPrice,
  "query coldkey-swap-announcement": checkSwap,
  "query delegate-take": delegateTake,
  "query delegates": listDelegates,
  "query epoch-status": subnets.epochStatus,
  "query metagraph": subnets.metagraph,
  "query pending-children": getPendingChildren,
  "query quote-stake": (run) => quote(run, "buy"),
  "query quote-unstake": (run) => quote(run, "sell"),
  "query stake-value-for-coldkey": stakeValue,
  "query subnet-convictions": subnets.convictions,
  "query subnet-hyperparameters": subnets.hyperparameters,
  "query subnet-registration-cost": subnets.lockCost,
  "root list": (run) => root(run, "list"),
  "stake child get": getChildren,
  "stake list": listStake,
  "subnets bar": subnets.emissionBar,
  "subnets burn-cost": subnets.lockCost,
  "subnets check-start": subnets.identityOf,
  "subnets get-identity": subnets.identityOf,
  "subnets hyperparameters": subnets.hyperparameters,
  "subnets list": subnets.listSubnets,
  "subnets mech count": (run) => subnets.mechanisms(run, "count"),
  "subnets mech emissions": (run) => subnets.mechanisms(run, "emissions"),
  "subnets metagraph": subnets.metagraph,
  "subnets price": subnets.alphaPrice,
  "subnets show": subnets.showSubnet,
  "sudo get": subnets.hyperparameters,
  "sudo get-take": (run) => take(run, "get"),
  "wallet balance": showBalance,
  "wallet get-identity": accountIdentity,
  "wallet list": listWallets,
  "wallet overview": overview,
  "wallet swap-check": checkSwap,
  "wallet verify": verifyMessage,
};

const WRITES: Readonly<Record<string, Play>> = {
  "axon set": serveAxon,
  "config add-proxy": noteProxy,
  "config set": (run) => config(run, "set"),
  "config unset": (run) => config(run, "unset"),
  "crowd contribute": (run) => crowd(run, "contribute"),
  "crowd create": (run) => crowd(run, "create"),
  "proxy add": addProxy,
  "proxy create": createProxy,
  "proxy execute": (run) => receipt(run, [["announced call", "carried out"]]),
  "proxy kill": (run) => receipt(run, [["pure proxy", "destroyed, with whatever lies on it"]]),
  "proxy remove": removeProxy,
  "root allocate": (run) => root(run, "allocate"),
  "root claim": (run) => root(run, "claim"),
  "root move": (run) => root(run, "move"),
  "stake add": addStake,
  "stake child revoke": revokeChildren,
  "stake child set": setChildren,
  "stake child take": setChildkeyTake,
  "stake move": (run) => move(run, "move"),
  "stake remove": (run) => (hasFlag(run, "--all", "--unstake-all") ? unstakeAll(run) : removeStake(run)),
  "stake set-auto": (run) => receipt(run, [["auto-stake", DELEGATES[0].name]]),
  "stake swap": (run) => move(run, "swap"),
  "stake transfer": (run) => move(run, "transfer"),
  "subnets create": registerSubnet,
  "subnets register": register,
  "subnets set-identity": (run) => receipt(run, [["identity", "set"]]),
  "subnets start": startSubnet,
  "sudo set": setHyperparameter,
  "sudo set-take": (run) => take(run, "set"),
  "tx add-stake": addStake,
  "tx add-stake-limit": addStake,
  "tx announce-coldkey-swap": (run) => swapColdkey(run, "announce"),
  "tx burned-register": register,
  "tx clear-coldkey-swap-announcement": (run) => swapColdkey(run, "clear"),
  "tx dispute-coldkey-swap": (run) => swapColdkey(run, "dispute"),
  "tx lock-stake": lockStake,
  "tx move-stake": (run) => move(run, "move"),
  "tx register-subnet": registerSubnet,
  "tx remove-stake": removeStake,
  "tx remove-stake-limit": removeStake,
  "tx serve-axon": serveAxon,
  "tx set-hyperparameter": setHyperparameter,
  "tx set-perpetual-lock": (run) =>
    receipt(run, [["perpetual lock", run.command.options.has("--no-enabled") ? "off" : "on"]]),
  "tx set-reject-locked-alpha": (run) =>
    receipt(run, [["reject locked alpha", run.command.options.has("--no-enabled") ? "off" : "on"]]),
  "tx start-call": startSubnet,
  "tx swap-coldkey-announced": (run) => swapColdkey(run, "execute"),
  "tx swap-hotkey": swapHotkey,
  "tx swap-stake": (run) => move(run, "swap"),
  "tx transfer": transfer,
  "tx transfer-stake": (run) => move(run, "transfer"),
  "tx unstake-all": unstakeAll,
  "wallet create": (run) => makeKeys(run, { coldkey: true, hotkey: true }),
  "wallet new-coldkey": (run) => makeKeys(run, { coldkey: true, hotkey: false }),
  "wallet new-hotkey": (run) => makeKeys(run, { coldkey: false, hotkey: true }),
  "wallet regen-coldkey": (run) => restoreKey(run, "coldkey"),
  "wallet regen-coldkeypub": restorePublicKey,
  "wallet regen-hotkey": (run) => restoreKey(run, "hotkey"),
  "wallet set-identity": (run) => receipt(run, [["identity", "set"]]),
  "wallet sign": signMessage,
  "wallet swap-coldkey": (run) => swapColdkey(run, stepOf(run)),
  "wallet swap-hotkey": swapHotkey,
  "wallet transfer": transfer,
  "weights commit": setWeights,
  "weights set": setWeights,
};

/** What this world does for a command; undefined for those it knows and does not play. */
export function findPlay(path: string): Play | undefined {
  return READS[path] ?? WRITES[path];
}

function stepOf({ command }: Run): "announce" | "execute" | "dispute" | "clear" {
  const [step] = command.words;
  return step === "execute" || step === "dispute" || step === "clear" ? step : "announce";
}
